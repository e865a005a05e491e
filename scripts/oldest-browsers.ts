/** The built scripts and style sheets use only what the oldest supported browsers have (`browserslist` of the UI). */
import { builtFiles } from "./oldest-browsers/built-files.ts";
import { exceptions } from "./oldest-browsers/exceptions.ts";
import { newFeaturesIn } from "./oldest-browsers/new-features.ts";
import { uiBuild } from "./paths.ts";
import { reportChecks } from "./suite/checks.ts";
import { buildUiIfStale } from "./ui-build.ts";

if ((await buildUiIfStale()) !== 0) process.exit(1);
const { scripts, styles, unused } = newFeaturesIn(builtFiles(uiBuild), exceptions);
reportChecks([
	{ name: "built scripts run in the oldest supported browsers", problems: scripts },
	{ name: "built styles are understood by the oldest supported browsers", problems: styles },
	{ name: "each exception is needed", problems: unused },
]);
