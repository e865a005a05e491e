import type { Page } from "@playwright/test";
import { expect, failedRequests, openTrade, signIn, statusStrip, tab, test } from "@tradewind/test-kit";
import { codeIsFetched } from "./prefetched.ts";

test.use({ scenario: "holding-orders", provokes: failedRequests });

/** The texts on the screen that say how old prices are, or that there is no connection. */
const said = async (page: Page) => {
	const text = await page.evaluate(() => {
		const hidden = [...document.querySelectorAll<HTMLElement>(".visually-hidden")];
		for (const element of hidden) element.style.display = "none";
		const { innerText } = document.body;
		for (const element of hidden) element.style.display = "";
		return innerText;
	});
	return {
		ages: text.match(/\d+ s old|as of \d/g)?.length ?? 0,
		words: text.match(/offline|reconnecting|not updating|out of date/gi)?.length ?? 0,
	};
};

test("A-782: without a connection each screen has one age and one word for it, in the strip", async ({
	page,
	platform,
	context,
}) => {
	test.slow();
	await signIn(page, platform);
	await openTrade(page);
	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await tab(page, "Trade").click();
	await codeIsFetched(page);
	await context.setOffline(true);
	await expect(statusStrip(page)).toContainText(/You are offline\s*prices \d+ s old/, { timeout: 20_000 });
	const once = { ages: 1, words: 1 };
	await expect.poll(() => said(page)).toEqual(once);
	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await expect.poll(() => said(page)).toEqual(once);
	await tab(page, "Market").click();
	await expect(page.locator("[data-code]").first()).toBeVisible();
	await expect.poll(() => said(page)).toEqual(once);
});
