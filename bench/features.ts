import type { Browser } from "puppeteer-core";
import { routes } from "../packages/ui-react/src/routes.ts";
import type { Measured } from "./budget.ts";
import { control } from "./control.ts";
import { loadPage, type PageLoad, sizeOf } from "./loading.ts";
import type { Pace } from "./pace.ts";

const account = "mia@tradewind.test";

/**
 * Loads each feature route as a customer; the figures are the largest of all routes. A route that can't be loaded is named in
 * each of their rows.
 */
export const measureFeatures = async (browser: Browser, origin: string, pace: Pace): Promise<Measured> => {
	const session = await control(origin, "session/open", { account });
	const token = String(Object(session).token);
	const home = await loadPage(browser, `${origin}/`, { token, pace });
	const app: Record<string, number> = {};
	const paths: Record<string, string> = {};
	const failed: string[] = [];
	for (const { path } of routes) {
		if (path === "/" || path === "/trade" || pace.routes?.includes(path) === false) continue;
		console.error(`${path}: loading …`);
		const load = await loadPage(browser, origin + path, { token, pace }).catch((error: unknown) => {
			failed.push(`${path}: ${error}`);
			return undefined;
		});
		if (!load) continue;
		for (const [name, figure] of Object.entries(onTopOf(home, load))) {
			const id = `feature.${name}`;
			if (figure <= (app[id] ?? -1)) continue;
			app[id] = figure;
			paths[id] = path;
		}
	}
	const failure = failed.join("; ");
	const failures = failure && Object.fromEntries(featureFigures.map((name) => [`feature.${name}`, failure]));
	return { app, baseline: {}, paths, ...(failures && { failures }) };
};

const featureFigures = ["scripts", "formScripts", "styles", "requests", "reads", "layoutShift"] as const;

const isCode = (type: string): boolean => type === "Script" || type === "Stylesheet";

/** What `load` transfers in addition to `home`, by path. A page has a form if it loads the fields of forms. */
const onTopOf = (
	home: PageLoad,
	load: PageLoad,
): Readonly<Partial<Record<(typeof featureFigures)[number], number>>> => {
	const known = new Set(home.transfers.map(({ path }) => path));
	const added = load.transfers.filter(({ type, path }) => type !== "Document" && !known.has(path));
	const hasForm = added.some(({ path }) => path.startsWith("/assets/forms-"));
	return {
		[hasForm ? "formScripts" : "scripts"]: sizeOf({ transfers: added }, "Script"),
		styles: sizeOf({ transfers: added }, "Stylesheet") + Math.max(0, load.inlineStyles - home.inlineStyles),
		requests: added.filter(({ type }) => isCode(type)).length,
		reads: added.filter(({ type }) => type === "Fetch" || type === "XHR").length,
		layoutShift: load.layoutShift,
	};
};
