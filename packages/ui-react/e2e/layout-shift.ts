import type { Page } from "@playwright/test";

/** Adds up the layout shifts of the pages that are opened from now on; the result reads the sum. */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
	await page.addInitScript(() => {
		let shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shift += Reflect.get(entry, "value");
			Reflect.set(window, "shift", shift);
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => Number(Reflect.get(window, "shift") ?? 0));
};
