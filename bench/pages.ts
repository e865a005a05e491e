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
import { type Pace, short, thorough } from "./pace.ts";
import { openBrowser } from "./phone.ts";
import { asTable, notMeasured } from "./report.ts";
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
/**
 * 4,000 ticks a second. The recorder of the app fills the memory that it may keep (docs/assumptions.md, A-861) within the first 10 s:
 * the heap is compared after that.
 */
const heavyLoad = { instruments: 200, slowdown: 1, warmsUp: true };

interface Origins {
	readonly app: string;
	readonly baseline: string;
}

/** Measures every row of the budget on the production build, in turns with the baseline. Returns the table. */
export const benchPages = async (): Promise<string> => asTable(budget, await measurePages(thorough));

/** Measures every row once and shortly, Lighthouse only on one page. Throws if a row can't be measured. */
export const benchShortly = async (): Promise<string> => {
	const measured = await measurePages(short);
	const leftOut = figuresOfLighthouse.map((figure) => `trade.${figure}`);
	const missing = notMeasured(
		budget.filter(({ id }) => !leftOut.includes(id)),
		measured,
	);
	if (missing.length > 0)
		throw new Error(
			`Not measured: ${missing.join("; ")}\n${JSON.stringify(measured.failures ?? {}, null, 2)}`,
		);
	return asTable(budget, measured);
};

const measurePages = async (pace: Pace): Promise<Measured> => {
	const baselineDirectory = await buildBaseline();
	const app = await createNodeHost({ port: 0, uiDirectory });
	const baseline = await createNodeHost({ port: 0, uiDirectory: baselineDirectory });
	const browser = await openBrowser();
	const origins = { app: app.url, baseline: baseline.url };
	try {
		const parts: Measured[] = [];
		for (const page of pages) parts.push(await pageFigures(browser, origins, page, pace));
		parts.push(await measureFeatures(browser, app.url, pace));
		return {
			app: Object.assign({}, ...parts.map((part) => part.app)),
			baseline: Object.assign({}, ...parts.map((part) => part.baseline)),
			paths: Object.assign({}, ...parts.map((part) => part.paths)),
			failures: Object.assign({}, ...parts.map((part) => part.failures)),
		};
	} finally {
		await browser.close();
		await baseline.close();
		await app.close();
		await rm(baselineDirectory, { recursive: true, force: true });
	}
};

const figuresOfLighthouse = ["performance", "accessibility", "bestPractices", "seo", "blockingTime"];
const figuresOfTicks = ["commits", "missedFrames", "longTasks", "heapGrowth", "rowsOutOfView"];

const pageFigures = async (
	browser: Browser,
	origins: Origins,
	{ name, path, mark }: (typeof pages)[number],
	pace: Pace,
): Promise<Measured> => {
	const app = origins.app + path;
	const baseline = origins.baseline + path;
	/** A bare list of live quotes, the baseline of both pages under ticks. */
	const quotes = `${origins.baseline}/quotes`;
	const measured: { app: Figures; baseline: Figures } = { app: {}, baseline: {} };
	const failures: Record<string, string> = {};
	/** The rows of these figures are marked as failed; the other rows are still measured. */
	const add = async (
		what: string,
		figures: readonly string[],
		times: number,
		ofApp: () => Promise<Figures>,
		ofBaseline: () => Promise<Figures>,
	) => {
		console.error(`${path}: ${what} …`);
		try {
			const [appRuns, baselineRuns] = await inTurns(times, ofApp, ofBaseline);
			measured.app = { ...measured.app, ...mediansOf(appRuns) };
			measured.baseline = { ...measured.baseline, ...mediansOf(baselineRuns) };
		} catch (error) {
			console.error(error);
			for (const figure of figures) failures[`${name}.${figure}`] = String(error);
		}
	};
	await add(
		"loading",
		["scripts", "laterScripts", "styles", "requests", "layoutShift", "largestPaint", "marked"],
		pace.turns,
		async () => loadingFigures(await loadPage(browser, app, { mark, pace })),
		() => baselineLoading(browser, { page: baseline, quotes, mark, pace }),
	);
	if (pace.lighthouse.includes(path))
		await add(
			"Lighthouse",
			figuresOfLighthouse,
			pace.turns,
			() => runLighthouse(app),
			() => (pace.isSlow ? runLighthouse(baseline) : Promise.resolve({})),
		);
	await add(
		"4,000 ticks a second",
		figuresOfTicks,
		1,
		() => measureTicks(browser, app, heavyLoad, pace),
		() => measureTicks(browser, quotes, heavyLoad, pace),
	);
	// At full speed the ticks above have that figure too.
	if (pace.isSlow)
		await add(
			"1,000 ticks a second, CPU ×4",
			["tickToDom"],
			pace.turns,
			async () => onlyTickToDom(await measureTicks(browser, app, tickLoad, pace)),
			async () => onlyTickToDom(await measureTicks(browser, quotes, tickLoad, pace)),
		);
	return { app: prefixed(name, measured.app), baseline: prefixed(name, measured.baseline), failures };
};

export const onlyTickToDom = ({ tickToDom = Number.NaN }: Figures): Figures => ({ tickToDom });

interface BaselineLoad {
	readonly page: string;
	readonly quotes: string;
	readonly mark: string;
	readonly pace: Pace;
}

/** The hello-world home has no quotes: the list of live quotes has that mark. */
const baselineLoading = async (
	browser: Browser,
	{ page, quotes, mark, pace }: BaselineLoad,
): Promise<Figures> => {
	const isTrade = mark === "chart drawn";
	const load = await loadPage(browser, page, isTrade ? { mark, pace } : { pace });
	const { marked } = isTrade ? load : await loadPage(browser, quotes, { mark, pace });
	return { largestPaint: load.largestPaint, marked };
};
