import { rm } from "node:fs/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { budget } from "./budget.ts";
import { control } from "./control.ts";
import { type Figures, ofTheFloor, orReason, prefixed, tableOf } from "./figures.ts";
import { buildFloor } from "./floor/build-floor.ts";
import { worstInteraction } from "./interactions.ts";
import { measureInTurns, measureWithLighthouse } from "./lighthouse.ts";
import { measureLoading } from "./loading.ts";
import { mediansOf, mediansOfRuns } from "./median.ts";
import { openBrowser } from "./phone.ts";
import { measureTicks } from "./ticks.ts";
import { usePage } from "./use-page.ts";

const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;

/** Measures every row of the budget on the production build; gives back its table. */
export const benchPages = async (): Promise<string> => {
	const floorDirectory = await buildFloor();
	const host = await createNodeHost({ port: 0, uiDirectory });
	const floor = await createNodeHost({ port: 0, uiDirectory: floorDirectory });
	const browser = await openBrowser();
	const figures: Record<string, number | string> = {};
	try {
		for (const path of ["/", "/trade"] as const)
			Object.assign(figures, await pageFigures(browser, { app: host.url, floor: floor.url }, path));
		Object.assign(figures, await loadFigures(browser, host.url));
	} finally {
		await browser.close();
		await floor.close();
		await host.close();
		await rm(floorDirectory, { recursive: true, force: true });
	}
	return tableOf(budget, figures);
};

const pageFigures = async (
	browser: Browser,
	origins: { readonly app: string; readonly floor: string },
	path: "/" | "/trade",
): Promise<Figures> => {
	const name = path === "/" ? "home" : "trade";
	const url = origins.app + path;
	const both = { app: url, floor: origins.floor + path };
	const say = (what: string) => console.error(`${path}: ${what} …`);
	say("loading");
	const loading = await measureLoading(browser, url, path === "/" ? "live quotes" : "chart drawn");
	say("Lighthouse, simulated, CPU ×4");
	const simulated = await measureInTurns(both, { method: "simulate", slowdown: 4 });
	say("Lighthouse, applied, CPU ×4");
	const applied = await measureWithLighthouse(url, { method: "devtools", slowdown: 4 });
	say("Lighthouse, simulated, CPU ×12");
	const slow = await measureInTurns(both, { method: "simulate", slowdown: 12 });
	say("interactions");
	const interaction = (slowdown: number) =>
		orReason(async () => {
			const { worst } = await mediansOf(async () => ({
				worst: await worstInteraction(browser, url, slowdown, usePage[path]),
			}));
			return worst;
		});
	const interaction4 = await interaction(4);
	const interaction12 = await interaction(12);
	say("1,000 ticks a second");
	const ticks = await ticksInTurns(browser, { app: url, floor: `${origins.floor}/quotes` });
	const floor = {
		performance: simulated.floor.performance,
		tbt4: simulated.floor.totalBlockingTime,
		tbt12: slow.floor.totalBlockingTime,
		...ticks.floor,
	};
	const app = {
		scripts: loading.scripts,
		styles: loading.styles,
		requests: loading.requests,
		live: loading.marked,
		performance: simulated.app.performance,
		accessibility: simulated.app.accessibility,
		bestPractices: simulated.app.bestPractices,
		seo: simulated.app.seo,
		tbt4: simulated.app.totalBlockingTime,
		tbt12: slow.app.totalBlockingTime,
		lcp: applied.lcp,
		cls: applied.layoutShift,
		interaction4,
		interaction12,
		...ticks.app,
	};
	return { ...prefixed(name, app), ...ofTheFloor(prefixed(name, floor)) };
};

/** The ticks of the page, and of a bare list that follows as many, which take turns. */
const ticksInTurns = async (browser: Browser, urls: { readonly app: string; readonly floor: string }) => {
	const runs = { app: [] as TickRows[], floor: [] as TickRows[] };
	for (let turn = 0; turn < 3; turn += 1)
		for (const side of ["floor", "app"] as const) runs[side].push(await tickFigures(browser, urls[side]));
	return { app: mediansOfRuns(runs.app), floor: mediansOfRuns(runs.floor) };
};

/** One run under 1,000 ticks a second of 50 instruments, with the processor ×4 slower. */
export const tickFigures = async (browser: Browser, url: string) => {
	const { frameP95, tickToDomP95 } = await underLoad(url, { instruments: 50, ticksPerSecond: 20 }, () =>
		measureTicks(browser, url, { slowdown: 4, seconds: 10, mark: "live quotes", chosen: loadInstrument }),
	);
	return { tickFrame: frameP95, tickToDom: tickToDomP95 };
};

type TickRows = Awaited<ReturnType<typeof tickFigures>>;

/** The platform of `url` is under load while it is measured, and not while another is. */
const underLoad = async <Measured>(
	url: string,
	load: { readonly instruments: number; readonly ticksPerSecond: number },
	measure: () => Promise<Measured>,
): Promise<Measured> => {
	const { origin } = new URL(url);
	await control(origin, "load", load);
	try {
		return await measure();
	} finally {
		await control(origin, "reset", {});
	}
};

/** One of those that the load mode adds: on the trade page its chart is drawn as often as it ticks. */
const loadInstrument = "LOAD76";

const loadFigures = async (browser: Browser, origin: string): Promise<Figures> => {
	console.error("200 instruments × 20 ticks a second …");
	const url = `${origin}/`;
	const ticks = await underLoad(url, { instruments: 200, ticksPerSecond: 20 }, () =>
		measureTicks(browser, url, { slowdown: 1, seconds: 10, mark: "live quotes" }),
	);
	return prefixed("load", {
		commits: ticks.report.commits / ticks.seconds,
		longTasks: ticks.report.longTasks.length,
		heapBefore: ticks.heapBefore,
		heapAfter: ticks.heapAfter,
		heapGrowth: ticks.heapAfter / ticks.heapBefore,
		missedFrames: ticks.missedFrames,
		rowsOutOfView: ticks.report.writesOutOfView,
	});
};
