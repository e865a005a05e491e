import type { Browser, Page } from "@playwright/test";
import { openPhone } from "./phone.ts";

/** Uses the page as a customer would and gives the longest time from an input to the next paint, in milliseconds. */
export const worstInteraction = async (
	browser: Browser,
	url: string,
	slowdown: number,
	use: (page: Page) => Promise<void>,
): Promise<number> => {
	const phone = await openPhone(browser, { slowdown, slowNetwork: false });
	try {
		await phone.page.goto(url);
		await phone.page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
		await phone.page.waitForTimeout(3000);
		await phone.page.evaluate(() => {
			window.probe.rest();
			window.probe.reset();
		});
		await use(phone.page);
		await phone.page.waitForTimeout(1000);
		const { interactions } = await phone.page.evaluate(() => window.probe.report());
		return Math.max(0, ...interactions);
	} finally {
		await phone.close();
	}
};
