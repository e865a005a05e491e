import "./theme/tokens.css";
import "./theme/mantine.css";
import "./theme/base.css";
import { createRoot } from "react-dom/client";
import { createApp } from "./app/create-app.ts";
import { startPreferences } from "./app/preferences.ts";
import { Root } from "./app/root.tsx";
import { createPages } from "./pages/pages.ts";
import { reloadForMissingChunk, thisPage } from "./shell/missing-chunk.ts";

const { app, takeMachines } = createApp();
const pages = createPages(takeMachines);

const show = (): void => {
	const root = document.getElementById("root");
	delete document.documentElement.dataset.customer;
	if (root) createRoot(root).render(<Root app={app} pages={pages} />);
};

// The prerendered shell stays until the page itself can take its place in one step. Not awaited at the top level: other
// chunks import this one and would wait for it while it waits for them.
Promise.all([startPreferences(app), pages[location.pathname]?.load()]).then(show, (error: unknown) => {
	const isReloading = reloadForMissingChunk(error, thisPage);
	if (!isReloading) show();
});
