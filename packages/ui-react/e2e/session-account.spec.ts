import type { Page } from "@playwright/test";
import { expect, remember, test } from "@tradewind/test-kit";

test.use({ scenario: "untraded" });

const email = "mia@tradewind.test";
const account = (page: Page) => page.locator("[name=account]:visible");
const to = (page: Page, path: string) => page.getByRole("main").locator(`a[href^="${path}"]:visible`).first();
const openLogin = async (page: Page): Promise<void> => {
	await page.goBack();
	await expect(page).toHaveURL("/login");
};

test(`A-583: the account that was typed is filled in on login, registration and reset`, async ({ page }) => {
	await remember(page, { language: "en" });
	await page.goto("/login");
	await account(page).fill(email);
	await to(page, "/register").click();
	await expect(page).toHaveURL("/register");
	await expect(account(page)).toHaveValue(email);
	await account(page).fill("nora@tradewind.test");
	await openLogin(page);
	await expect(account(page)).toHaveValue("nora@tradewind.test");
	await to(page, "/forgot").click();
	await expect(page).toHaveURL("/forgot");
	await expect(account(page)).toHaveValue("nora@tradewind.test");
	await account(page).fill(email);
	await openLogin(page);
	await expect(account(page)).toHaveValue(email);
	expect(await page.evaluate(() => [location.href, JSON.stringify(history.state)].join())).not.toContain(
		email,
	);
});
