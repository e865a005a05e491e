import {
	expect,
	expectAccessible,
	failedRequests,
	instruments,
	openTrade,
	order,
	quantityField,
	sheet,
	signIn,
	statusStrip,
	tab,
	tabRows,
	test,
} from "@tradewind/test-kit";
import { codeIsFetched } from "./prefetched.ts";

test.use({ scenario: "holding-orders", provokes: failedRequests });

test("A-263: a tab that is opened for the first time without a network shows what the app knows, and its age", async ({
	page,
	platform,
	context,
}) => {
	test.slow();
	await signIn(page, platform);
	await openTrade(page);
	await codeIsFetched(page);
	await quantityField(page).fill("0.05");
	await order(page, "Buy");
	await expect(sheet(page, "Order placed").locator("[data-receipt]")).toContainText(
		/Bought 0\.05 EUR\/USD at 1\./,
	);
	await page.getByRole("button", { name: "Continue trading" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
	await context.setOffline(true);
	await expect(statusStrip(page)).toContainText("You are offline", { timeout: 20_000 });

	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await expect(tabRows(page)).toHaveCount(3);
	await expect(statusStrip(page)).toContainText(/You are offline\s*(prices \d+ s old|as of \d\d:\d\d GMT)/);
	await expect(page.getByRole("note")).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.05/ }).click();
	await expect(page.getByRole("dialog").getByText("Order number")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: "History" }).click();
	await expect(page.getByRole("alert")).toContainText(
		"You are offline. This will load when you are back online.",
	);

	await tab(page, "Market").click();
	await expect(instruments(page).getByRole("listitem").first()).toContainText("EUR/USD");
	await tab(page, "Ranking").click();
	await expect(page.getByRole("heading", { name: "Ranking" })).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("You are offline");
	await tab(page, "Account").click();
	await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
	await expect(
		page
			.getByRole("main")
			.getByText(/^\$[\d,]+\.\d\d$/)
			.first(),
	).toBeVisible();
	await expectAccessible(page);

	await context.setOffline(false);
	await expect(statusStrip(page)).toHaveCount(0, { timeout: 20_000 });
	await tab(page, "Ranking").click();
	await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible({ timeout: 15_000 });
});

test("A-263: Orders opens with what the app has if the network ends as soon as the trade page has its prices", async ({
	page,
	platform,
	context,
}) => {
	await signIn(page, platform);
	await openTrade(page);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes("/orders-")),
	);
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await expect(tabRows(page)).toHaveCount(2);
	await expect(statusStrip(page)).toContainText(/You are offline\s*prices \d+ s old/, { timeout: 20_000 });
	await expect(page.getByRole("note")).toHaveCount(0);
	await expectAccessible(page);
});
