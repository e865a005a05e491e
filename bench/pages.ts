import { rm } from "node:fs/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { budget } from "./budget.ts";
import { control } from "./control.ts";
import { type Figures, orReason, prefixed, tableOf } from "./figures.ts";
import { buildFloor } from "./floor/build-floor.ts";
import { worstInteraction } from "./interactions.ts";
import { measureInTurns, measureWithLighthouse } from "./lighthouse.ts";
import { measureLoading } from "./loading.ts";
import { mediansOf } from "./median.ts";
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
	await control(origins.app, "load", thousandTicks);
	const ticks = await mediansOf(() => tickFigures(browser, url));
	await control(origins.app, "reset", {});
	return prefixed(name, {
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
		floor4: simulated.floor.totalBlockingTime,
		floor12: slow.floor.totalBlockingTime,
		lcp: applied.lcp,
		cls: applied.layoutShift,
		interaction4,
		interaction12,
		...ticks,
	});
};

/** The load of the platform under which `tickFigures` measures. */
export const thousandTicks = { instruments: 50, ticksPerSecond: 20 };

/** One run, with the processor ×4 slower. */
export const tickFigures = async (browser: Browser, url: string) => {
	const { frameP95, tickToDomP95 } = await measureTicks(browser, url, {
		slowdown: 4,
		seconds: 10,
		mark: "live quotes",
		chosen: loadInstrument,
	});
	return { tickFrame: frameP95, tickToDom: tickToDomP95 };
};

/** One of those that the load mode adds: on the trade page its chart is drawn as often as it ticks. */
const loadInstrument = "LOAD76";

const loadFigures = async (browser: Browser, origin: string): Promise<Figures> => {
	console.error("200 instruments × 20 ticks a second …");
	await control(origin, "load", { instruments: 200, ticksPerSecond: 20 });
	const ticks = await measureTicks(browser, `${origin}/`, { slowdown: 1, seconds: 10, mark: "live quotes" });
	await control(origin, "reset", {});
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
