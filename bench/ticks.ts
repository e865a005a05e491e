import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { control } from "./control.ts";
import type { Figures } from "./figures.ts";
import { saveOnDevice } from "./loading.ts";
import { percentile } from "./median.ts";
import { type Pace, thorough } from "./pace.ts";
import { openPhone, type Phone } from "./phone.ts";

const frameMs = 1000 / 60;

/** An instrument of the load mode: its chart on the trade page is drawn at each tick. */
const instrument = "LOAD76";

interface LoadOptions {
	/** Each ticks 20 times a second. */
	readonly instruments: number;
	/** Factor by which the processor is slowed down. */
	readonly slowdown: number;
	/** Whether the bounded memory of the page is full before it is observed. */
	readonly warmsUp?: boolean;
}

/** Opens `url` while its platform ticks at load rate, and observes it. The platform is under load only meanwhile. */
export const measureTicks = async (
	browser: Browser,
	url: string,
	{ instruments, slowdown, warmsUp = false }: LoadOptions,
	pace: Pace = thorough,
): Promise<Figures> => {
	const { origin } = new URL(url);
	await control(origin, "load", { instruments, ticksPerSecond: 20 });
	const phone = await openPhone(browser, { slowdown: pace.isSlow ? slowdown : 1, probed: true });
	try {
		await saveOnDevice(phone.page, { instrument });
		await phone.page.goto(url);
		await phone.page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0, {
			timeout: 60_000,
		});
		await pause(pace.settleMs);
		await showBusiestRows(phone.page);
		if (warmsUp) await pause(pace.warmUpMs);
		return await observe(phone, pace);
	} finally {
		await phone.close();
		await control(origin, "reset", {});
	}
};

/** Figures of an idle page. */
export const observe = async (phone: Phone, { seconds }: Pace = thorough): Promise<Figures> => {
	const heapBefore = await heap(phone);
	await phone.page.evaluate(() => window.probe.reset());
	await pause(seconds * 1000);
	const report = await phone.page.evaluate(() => window.probe.report());
	const missed = (frame: number) => Math.max(0, Math.round(frame / frameMs) - 1);
	return {
		commits: report.commits / seconds,
		missedFrames: report.frames.reduce((sum, frame) => sum + missed(frame), 0),
		longTasks: report.longTasks.length,
		tickToDom: percentile(report.tickToDom, 0.95),
		pushes: (report.pushes / report.elapsed) * 1000,
		rowsOutOfView: report.writesOutOfView,
		heapGrowth: (await heap(phone)) / heapBefore,
	};
};

/** The instruments of the load mode are at the end of the list, if the page has one. */
const showBusiestRows = async (page: Page): Promise<void> => {
	await page.evaluate(() =>
		[...document.querySelectorAll("[data-code]")].at(-1)?.scrollIntoView({ behavior: "instant" }),
	);
	await pause(1000);
};

const heap = async ({ tools }: Phone): Promise<number> => {
	await tools.send("HeapProfiler.collectGarbage");
	const { usedSize } = await tools.send("Runtime.getHeapUsage");
	return usedSize;
};
