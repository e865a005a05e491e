import "./theme/tokens.css";
import "./theme/mantine.css";
import "./theme/base.css";
import { createRoot } from "react-dom/client";
import { createApp } from "./app/create-app.ts";
import { startPreferences } from "./app/preferences.ts";
import { Root } from "./app/root.tsx";
import { isPage, pages } from "./pages/pages.ts";

const root = document.getElementById("root");
const path = location.pathname;
const app = createApp();

// The prerendered shell stays until the page itself can take its place in one step.
await Promise.all([startPreferences(app), pages[isPage(path) ? path : "/"].load()]);
if (root) createRoot(root).render(<Root app={app} />);
