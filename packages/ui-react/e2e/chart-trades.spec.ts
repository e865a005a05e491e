import type { Page } from "@playwright/test";
import { expect, expectAccessible, logOut, openTrade, sheet, tab, test } from "@tradewind/test-kit";

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
	//
	await expect(page.locator("[data-line^=micro]")).toHaveText(/^Down \$10\.00 0:[0-3]\d$/);
	await page.getByRole("tab", { name: "Contract" }).click();
	await expect(marks(page)).toHaveCount(0);
	await expect(page.locator("[data-line^=micro]")).toHaveCount(0);
});

/** The tag of a line of the chart. */
const lineTag = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("A-661, A-662: the tags of lines say their money, open the order, and are dragged to a new stop", async ({
	page,
	platform,
	customer,
}) => {
	await platform.buy(customer.token, { amount: 0.1, stopLoss: 1 });
	await openTrade(page);
	const position = lineTag(page, /^Open positions Buy 0\.1 Floating P\/L [+−]?\$\d+\.\d\d$/);
	// Out of view it says its price.
	const stop = lineTag(page, /^SL −\$[\d,]+\.\d\d 1\.00000$/);
	await expect(stop).toHaveAttribute("data-beyond", "below");
	await expect(position).toHaveAttribute("data-beyond", "");
	await expectAccessible(page);
	await position.click();
	await expect(sheet(page, "EUR/USD").getByRole("button", { name: "Close position" })).toBeVisible();
	await page.keyboard.press("Escape");
	const stops = sheet(page, "Stop-loss and take-profit");
	await stop.click();
	await expect(stops.getByLabel("Stop-loss price")).toHaveValue("1");
	await page.keyboard.press("Escape");
	await expect(stops).toBeHidden();

	await page.getByRole("button", { name: "Full-screen chart" }).click();
	const line = page.getByRole("dialog", { name: "Chart of EUR/USD" }).locator(position);
	await expect(line).toBeVisible();
	await line.hover();
	await page.mouse.down();
	const { x = 0, y = 0 } = (await line.boundingBox()) ?? {};
	await page.mouse.move(x + 20, y + 40, { steps: 4 });
	await expect(page.locator("[data-dragged=true]")).toHaveText(/SL 1\.\d{5} · −\$\d+\.\d\d$/);
	// The lines change during the drag: another tab draws one.
	await page.evaluate(() => {
		const levels = { version: 1, alerts: [], lines: [{ code: "EURUSD", price: "1.07" }] };
		localStorage.setItem("tradewind.price-levels", JSON.stringify(levels));
		dispatchEvent(new StorageEvent("storage", { key: "tradewind.price-levels" }));
	});
	await page.mouse.move(x + 20, y + 70, { steps: 4 });
	await page.mouse.up();
	const typed = await stops.getByLabel("Stop-loss price").inputValue();
	// A price without the zeros at its end.
	expect(typed).toMatch(/^1\.\d{1,5}$/);
	await stops.getByRole("button", { name: "Save" }).click();
	await expect(stops).toBeHidden();
	await expect(page.getByRole("status").getByText("Stop-loss saved")).toBeVisible();
	const { orders } = await platform.state();
	expect(Number(orders.at(-1)?.TargetLossPrice)).toBe(Number(typed));
});
