import { expect, type Page } from "@playwright/test";

/** Waits until the code of the tabs has been fetched; that of the sheet of an order is among the last. */
export const codeIsFetched = async (page: Page): Promise<void> => {
	const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
	await expect
		.poll(async () => (await files()).filter((name) => /order-sheet/.test(name)).length, { timeout: 40_000 })
		.toBeGreaterThan(0);
	await page.waitForLoadState("networkidle");
};
