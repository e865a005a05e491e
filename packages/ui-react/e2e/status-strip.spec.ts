import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	failedRequests,
	instruments,
	overhang,
	sheet,
	signIn,
	statusStrip,
	tab,
	test,
} from "@tradewind/test-kit";

test.use({ provokes: failedRequests });

const row = (page: Page, kind: string) => statusStrip(page).locator(`[data-status="${kind}"]`);

test("A-260, A-262: a low margin level and a close by the platform are shown on every page, until they are over or read", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	await platform.price("EURUSD", "1.1");
	await page.goto("/");
	await expect(statusStrip(page)).toHaveCount(0);
	await platform.buy(token, { amount: 6.5 });
	await tab(page, "Orders").click();
	await expect(row(page, "margin")).toContainText(
		/^Margin level is low\s*1[34]\d%\s*The platform closes positions at about 1\.0[89]\d{3} \(EUR\/USD\)\. What can I do\?$/,
	);
	await expect(row(page, "margin")).toHaveAttribute("data-level", "warning");
	await platform.price("EURUSD", "1.094");
	await expect(row(page, "margin")).toHaveAttribute("data-level", "danger");
	await expect(row(page, "margin")).toContainText("Margin level is critical");
	await expectAccessible(page);
	await tab(page, "Trade").click();
	await expect(row(page, "margin")).toBeVisible();
	expect(await overhang(page)).toBe(0);
	await tab(page, "Market").click();
	await expect(instruments(page)).toBeVisible();
	await row(page, "margin").getByRole("button").click();
	await expect(sheet(page, /^Margin level/)).toBeVisible();
	await page.keyboard.press("Escape");

	await platform.price("EURUSD", "1.085");
	const closed = row(page, "closed orders");
	await expect(closed).toContainText(
		/^EUR\/USD was closed by the platform\. The margin level had probably fallen to 50%−\$[\d,.]+ · .*GMT$/,
		{
			timeout: 15_000,
		},
	);
	await expect(row(page, "margin")).toHaveCount(0);
	await page.goto("/language");
	await expect(closed).toBeVisible();
	await expectAccessible(page);
	await closed.getByRole("link").click();
	await expect(page).toHaveURL("/order?type=3");
	await expect(page.getByRole("tabpanel").getByRole("button", { name: /EUR\/USD\s*Buy 6\.5/ })).toBeVisible();
	await expect(statusStrip(page)).toHaveCount(0);
	await page
		.getByRole("tabpanel")
		.getByRole("button", { name: /EUR\/USD\s*Buy 6\.5/ })
		.click();
	await expect(sheet(page, "EUR/USD")).toContainText(
		"Closed by the platform at 1.08500, probably because the margin level had fallen to 50%",
	);
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByRole("tabpanel").getByRole("button", { name: /EUR\/USD\s*Buy 6\.5/ })).toBeVisible();
	await expect(statusStrip(page)).toHaveCount(0);
});

test("Spec 1 §8: a saved session that can't be confirmed is a status on pages for everyone, and ends when it is confirmed", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await platform.faults({ http: [{ match: "session.getUser", status: 503 }] });
	await page.goto("/");
	await expect(row(page, "session")).toHaveText("Your login could not be confirmed");
	await expectAccessible(page);
	await row(page, "session").getByRole("link").click();
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
	await expect(statusStrip(page)).toHaveCount(0);
});
