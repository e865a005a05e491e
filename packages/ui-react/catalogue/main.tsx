import "../src/theme/tokens.css";
import "../src/theme/scripts.css";
import "../src/theme/base.css";
import "./catalogue.css";
import { createRoot } from "react-dom/client";
import { loadFeatureWords } from "../src/i18n/words.ts";
import { Catalogue } from "./catalogue.tsx";
import { apply, switchesIn } from "./switches.ts";

const root = document.getElementById("root");
await loadFeatureWords();
await apply(switchesIn(location.search));
if (root) createRoot(root).render(<Catalogue />);
