import type { Page } from "@playwright/test";
import { logOut } from "./login-page.ts";
import { expect, openTrade, tab, test } from "./trading.fixture.ts";

const marks = (page: Page) =>
	page.getByRole("list", { name: "Your orders on this chart" }).getByRole("listitem");

test("Spec 1 §3: the chart marks where the customer's orders opened and closed, and removes the marks at logout", async ({
	page,
	platform,
	customer,
}) => {
	await platform.buy(customer.token, { amount: 0.1 });
	await openTrade(page);
	await page.getByRole("button", { name: "1 minute" }).click();
	await expect(marks(page)).toHaveText([/^Bought at 1\.\d{5}, \w{3} \d+, \d\d:\d\d GMT$/]);
	const { orders } = await platform.state();
	await platform.call(`/v2/api/forex/close?id=${orders.at(-1)?.Id}`, customer.token);
	await expect(marks(page)).toHaveText([/^Bought at /, /^Closed at 1\.\d{5}, \w{3} \d+, \d\d:\d\d GMT$/]);
	await page.getByRole("button", { name: "Choose another instrument" }).click();
	await page
		.getByRole("dialog")
		.getByRole("listitem")
		.getByRole("button", { name: /^USD\/JPY/ })
		.click();
	await expect(page.getByRole("img", { name: /Candlestick chart of USD\/JPY/ })).toBeVisible();
	await expect(marks(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Choose another instrument" }).click();
	await page
		.getByRole("dialog")
		.getByRole("listitem")
		.getByRole("button", { name: /^EUR\/USD/ })
		.click();
	await expect(marks(page)).toHaveCount(2);

	await tab(page, "Account").click();
	await logOut(page);
	await expect(page).toHaveURL("/");
	await tab(page, "Trade").click();
	await expect(page.getByRole("img", { name: /Candlestick chart of EUR\/USD/ })).toBeVisible();
	await expect(marks(page)).toHaveCount(0);
});

test("Spec 1 §3: beside the micro ticket the chart marks where micro orders opened and ended", async ({
	page,
	platform,
	customer,
}) => {
	await platform.placeMicro(customer.token, { direction: "down", amount: 10, seconds: 30 });
	await openTrade(page);
	await page.getByRole("button", { name: "1 minute" }).click();
	await page.getByRole("tab", { name: "Micro" }).click();
	await expect(marks(page)).toHaveText([/^Micro order down from 1\.\d{5}/]);
	await page.getByRole("tab", { name: "Contract" }).click();
	await expect(marks(page)).toHaveCount(0);
});
