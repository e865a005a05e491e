import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { percentile } from "./median.ts";
import { openPhone, type Phone } from "./phone.ts";
import type { ProbeReport } from "./probe.ts";

export interface TickFigures {
	readonly seconds: number;
	readonly report: ProbeReport;
	readonly frameP95: number;
	readonly tickToDomP95: number;
	readonly missedFrames: number;
	readonly heapBefore: number;
	readonly heapAfter: number;
}

/**
 * Opens `url` while the platform sends at its load rate, lets it settle, then watches it for `seconds`. `chosen` is the
 * instrument that the customer chose last.
 */
export const measureTicks = async (
	browser: Browser,
	url: string,
	options: { slowdown: number; seconds: number; mark: string; chosen?: string },
): Promise<TickFigures> => {
	const phone = await openPhone(browser, { slowdown: options.slowdown, probed: true });
	const saved = JSON.stringify({ version: 1, instrument: options.chosen });
	try {
		await phone.page.evaluateOnNewDocument((text) => localStorage.setItem("tradewind", text), saved);
		await phone.page.goto(url);
		await phone.page.waitForFunction(
			(name) => performance.getEntriesByName(name).length > 0,
			{ timeout: 60_000 },
			options.mark,
		);
		await pause(2000);
		await showBusiestRows(phone.page);
		return await watch(phone, options.seconds);
	} finally {
		await phone.close();
	}
};

/** What happens on a page that has come to rest, for so many seconds. */
export const watch = async (phone: Phone, seconds: number): Promise<TickFigures> => {
	const heapBefore = await heap(phone);
	await phone.page.evaluate(() => window.probe.reset());
	await pause(seconds * 1000);
	const report = await phone.page.evaluate(() => window.probe.report());
	const heapAfter = await heap(phone);
	return {
		seconds,
		report,
		frameP95: percentile(report.frames, 0.95),
		tickToDomP95: percentile(report.tickToDom, 0.95),
		missedFrames: report.frames.reduce(
			(sum, frame) => sum + Math.max(0, Math.round(frame / frameLength) - 1),
			0,
		),
		heapBefore,
		heapAfter,
	};
};

/** The instruments of the load stand at the end of the list, where there is one. */
const showBusiestRows = async (page: Page): Promise<void> => {
	await page.evaluate(() =>
		[...document.querySelectorAll("[data-code]")].at(-1)?.scrollIntoView({ behavior: "instant" }),
	);
	await pause(1000);
};

const frameLength = 1000 / 60;

const heap = async ({ tools }: Phone): Promise<number> => {
	await tools.send("HeapProfiler.collectGarbage");
	const { usedSize } = await tools.send("Runtime.getHeapUsage");
	return usedSize / 1_000_000;
};
