import { rm } from "node:fs/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { buildBaseline } from "./baseline/build-baseline.ts";
import { budget, type Measured } from "./budget.ts";
import { measureFeatures } from "./features.ts";
import { type Figures, prefixed } from "./figures.ts";
import { runLighthouse } from "./lighthouse.ts";
import { loadingFigures, loadPage } from "./loading.ts";
import { mediansOf } from "./median.ts";
import { openBrowser } from "./phone.ts";
import { asTable } from "./report.ts";
import { measureTicks } from "./ticks.ts";
import { inTurns } from "./turns.ts";

export const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;

/** The pages with their own budgets. */
export const pages = [
	{ name: "home", path: "/", mark: "live quotes" },
	{ name: "trade", path: "/trade", mark: "chart drawn" },
] as const;

/** 1,000 ticks a second on a slow phone. */
export const tickLoad = { instruments: 50, slowdown: 4 };
/** 4,000 ticks a second. */
const heavyLoad = { instruments: 200, slowdown: 1 };
const turns = 3;

interface Origins {
	readonly app: string;
	readonly baseline: string;
}

/** Measures every row of the budget on the production build, in turns with the baseline. Returns the table. */
export const benchPages = async (): Promise<string> => {
	const baselineDirectory = await buildBaseline();
	const app = await createNodeHost({ port: 0, uiDirectory });
	const baseline = await createNodeHost({ port: 0, uiDirectory: baselineDirectory });
	const browser = await openBrowser();
	const origins = { app: app.url, baseline: baseline.url };
	try {
		const parts: Measured[] = [];
		for (const page of pages) parts.push(await pageFigures(browser, origins, page));
		parts.push(await measureFeatures(browser, app.url));
		return asTable(budget, {
			app: Object.assign({}, ...parts.map((part) => part.app)),
			baseline: Object.assign({}, ...parts.map((part) => part.baseline)),
			paths: Object.assign({}, ...parts.map((part) => part.paths)),
		});
	} finally {
		await browser.close();
		await baseline.close();
		await app.close();
		await rm(baselineDirectory, { recursive: true, force: true });
	}
};

const pageFigures = async (
	browser: Browser,
	origins: Origins,
	{ name, path, mark }: (typeof pages)[number],
): Promise<Measured> => {
	const app = origins.app + path;
	const baseline = origins.baseline + path;
	/** A bare list of live quotes, the baseline of both pages under ticks. */
	const quotes = `${origins.baseline}/quotes`;
	const measured: { app: Figures; baseline: Figures } = { app: {}, baseline: {} };
	const add = async (
		what: string,
		times: number,
		ofApp: () => Promise<Figures>,
		ofBaseline: () => Promise<Figures>,
	) => {
		console.error(`${path}: ${what} …`);
		const [appRuns, baselineRuns] = await inTurns(times, ofApp, ofBaseline);
		measured.app = { ...measured.app, ...mediansOf(appRuns) };
		measured.baseline = { ...measured.baseline, ...mediansOf(baselineRuns) };
	};
	await add(
		"loading",
		turns,
		async () => loadingFigures(await loadPage(browser, app, { mark })),
		() => baselineLoading(browser, { page: baseline, quotes, mark }),
	);
	await add(
		"Lighthouse",
		turns,
		() => runLighthouse(app),
		() => runLighthouse(baseline),
	);
	await add(
		"4,000 ticks a second",
		1,
		() => measureTicks(browser, app, heavyLoad),
		() => measureTicks(browser, quotes, heavyLoad),
	);
	await add(
		"1,000 ticks a second, CPU ×4",
		turns,
		async () => onlyTickToDom(await measureTicks(browser, app, tickLoad)),
		async () => onlyTickToDom(await measureTicks(browser, quotes, tickLoad)),
	);
	return { app: prefixed(name, measured.app), baseline: prefixed(name, measured.baseline) };
};

export const onlyTickToDom = ({ tickToDom = Number.NaN }: Figures): Figures => ({ tickToDom });

/** The hello-world home has no quotes: the list of live quotes has that mark. */
const baselineLoading = async (
	browser: Browser,
	{ page, quotes, mark }: { readonly page: string; readonly quotes: string; readonly mark: string },
): Promise<Figures> => {
	const isTrade = mark === "chart drawn";
	const load = await loadPage(browser, page, isTrade ? { mark } : {});
	const { marked } = isTrade ? load : await loadPage(browser, quotes, { mark });
	return { largestPaint: load.largestPaint, marked };
};
