import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import { type Finger, fingerOf } from "./finger.ts";
import { openPhone, type Phone } from "./phone.ts";

/** Uses the page as a customer would and gives the longest time from an input to the next paint, in milliseconds. */
export const worstInteraction = async (
	browser: Browser,
	url: string,
	slowdown: number,
	use: (finger: Finger) => Promise<void>,
): Promise<number> => {
	const phone = await openPhone(browser, { slowdown, probed: true });
	try {
		await phone.page.goto(url);
		await phone.page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
		await pause(3000);
		return await worstWhile(phone, use);
	} finally {
		await phone.close();
	}
};

/** The same on a page that is open already. */
export const worstWhile = async (
	{ page }: Phone,
	use: (finger: Finger) => Promise<void>,
): Promise<number> => {
	await page.evaluate(() => {
		window.probe.rest();
		window.probe.reset();
	});
	await use(fingerOf(page));
	await pause(1000);
	const { interactions } = await page.evaluate(() => window.probe.report());
	return Math.max(0, ...interactions);
};
