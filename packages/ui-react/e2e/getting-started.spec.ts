import type { Page } from "@playwright/test";
import { expect, expectAccessible, instrumentRows, signIn, test } from "@tradewind/test-kit";
import { watchShifts } from "./layout-shift.ts";

test.use({ scenario: "untraded" });

/** Mia, as the device remembers her after a login. */
const starting = "10000001";
const card = (page: Page) => page.getByRole("region", { name: "Get started" });
const asksIdentity = { is_real_name_auth: "1", is_recharge_auth: "1" } as const;

test("A-580: home shows the next step at its place from the first paint on, and nothing moves when it arrives", async ({
	page,
	platform,
}) => {
	await platform.flags(asksIdentity);
	await signIn(page, platform, { starting });
	const shift = await watchShifts(page);
	await page.goto("/");
	const next = card(page).getByRole("link");
	await expect(next).toHaveText("Place your first trade");
	await expect(card(page)).toContainText("3 of 4 done");
	await page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
	await expect(page.getByRole("region", { name: "Top instruments" })).toContainText("%");
	expect(await shift()).toBeLessThan(0.01);
	await expectAccessible(page);
	await next.click();
	await expect(page).toHaveURL(/\/trade$/);
});

test("A-580: the card follows the first order, and is gone on the next page", async ({ page, platform }) => {
	const token = await signIn(page, platform, { starting });
	await page.goto("/user");
	await expect(card(page).getByRole("listitem")).toHaveCount(3);
	await platform.buy(token, { amount: 0.01 });
	await expect(card(page)).toContainText("3 of 3 done");
	await page.goto("/");
	await expect(instrumentRows(page).first()).toContainText("%");
	await expect(card(page)).toHaveCount(0);
});

test("A-580: a customer can hide the card, on every page and after a reload", async ({ page, platform }) => {
	await signIn(page, platform, { starting });
	await page.goto("/");
	await card(page).getByRole("button", { name: "Hide “Get started”" }).click();
	await expect(card(page)).toHaveCount(0);
	await page.goto("/user");
	await expect(page.getByRole("region", { name: "Account" }).first()).toBeVisible();
	await expect(card(page)).toHaveCount(0);
});

test("a visitor finds the way to an account on home", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
	await expect(page).toHaveURL(/\/register$/);
});

test.describe("after a rejection", () => {
	test.use({ scenario: "identity-rejected" });

	test("A-581: the certification asks for action, and leads to the verification and back", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform);
		await page.goto("/user");
		await page.getByRole("link", { name: "Action needed" }).click();
		await expect(page).toHaveURL(/\/mine\/auth\?from=%2Fuser$/);
		await expect(page.locator("[type=submit]:visible")).toBeVisible();
	});
});
