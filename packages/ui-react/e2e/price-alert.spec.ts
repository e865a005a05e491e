import type { Page } from "@playwright/test";
import { expect, expectAccessible, openTrade, type Platform, sheet, tab, test } from "@tradewind/test-kit";

const levels = (page: Page) => sheet(page, "Alerts and line");
const price = (page: Page) => levels(page).getByRole("textbox", { name: "Price" });
const toast = (page: Page, text: string | RegExp) =>
	page.getByRole("status").getByRole("button", { name: text });
const canvas = (page: Page) => page.getByRole("img", { name: /^Candlestick chart of EUR\/USD/ });

/** Holds the pointer on the price axis until the sheet opens. */
const pressAxis = async (page: Page): Promise<void> => {
	const box = await canvas(page).boundingBox();
	if (!box) throw new Error("There is no chart");
	await expect(page.getByRole("button", { name: "Back to now", includeHidden: true })).toHaveCount(1);
	await page.mouse.move(box.x + box.width - 20, box.y + box.height * 0.5);
	await page.mouse.down();
	await expect(levels(page)).toBeVisible();
	await page.mouse.up();
};

const steady = (platform: Platform) => platform.price("EURUSD", "1.1");

test("A-750: an alert set by a long press on the price axis outlives a reload, and is shown once where it is reached", async ({
	customerPage: page,
	platform,
}) => {
	await steady(platform);
	await openTrade(page);
	await pressAxis(page);
	await expect(price(page)).toHaveValue(/^\d\.\d+$/);
	await price(page).fill("1.3x");
	await expect(price(page)).toHaveAccessibleDescription("Enter a valid number");
	await price(page).fill("1.3");
	await expectAccessible(page);
	await levels(page).getByRole("button", { name: "Set alert" }).click();
	await expect(levels(page)).toBeHidden();
	await page.reload();
	await page.getByRole("button", { name: "Alert at 1.30000" }).click();
	await expect(levels(page)).toContainText("EUR/USD rises to 1.30000");
	await page.keyboard.press("Escape");
	await tab(page, "Orders").click();
	await platform.price("EURUSD", "1.31");
	await toast(page, /^EUR\/USD: Price alert 1\.30000 reached at 1\.3[01]/).click();
	await expect(page).toHaveURL("/trade");
	await expect(page.getByRole("button", { name: /^Alert at/ })).toHaveCount(0);
	await page.goto("/message?type=activity");
	await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
		/EUR\/USD.*Price alert 1\.30000 reached at 1\.3[01]/,
	]);
	await expectAccessible(page);
});

test("A-750, A-751: the full-screen chart sets alerts and a line by a button, and they are removed in their list", async ({
	customerPage: page,
	platform,
}) => {
	await steady(platform);
	await openTrade(page);
	await page.getByRole("button", { name: "Full-screen chart" }).click();
	const open = page.getByRole("button", { name: "Alert at price …" });
	await open.click();
	await expect(price(page)).toHaveValue(/^1\.\d+$/);
	await price(page).fill("1.2");
	await levels(page).getByRole("button", { name: "Draw line" }).click();
	await open.click();
	await price(page).fill("0.9");
	await levels(page).getByRole("button", { name: "Set alert" }).click();
	await page.getByRole("button", { name: "Line at 1.20000" }).click();
	await expect(levels(page)).toContainText("Alerts: 1 of 20");
	await levels(page).getByRole("button", { name: "Remove line" }).click();
	await levels(page).getByRole("button", { name: "Remove the alert for EUR/USD at 0.90000" }).click();
	await expect(levels(page)).toContainText("No alerts yet");
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: /^(Alert|Line) at \d/ })).toHaveCount(0);
});

for (const { product, path } of [
	{ product: "contract", path: "/trade" },
	{ product: "micro", path: "/trade?product=micro" },
])
	test(`A-648: the ${product} ticket of a closed market offers a notice of its opening, which leads to that instrument`, async ({
		customerPage: page,
		platform,
	}) => {
		await platform.market("EURUSD", false);
		await page.goto(path);
		await page.getByRole("button", { name: "Tell me when it opens" }).click();
		await expect(page.getByText("You will be told while the app is open")).toBeVisible();
		await page.getByRole("button", { name: /Choose another instrument/ }).click();
		await sheet(page, "Instruments")
			.getByRole("button", { name: /USD\/JPY/ })
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("USD/JPY");
		await platform.market("EURUSD", true);
		await toast(page, "EUR/USD: The market is open").click({ timeout: 30_000 });
		await expect(page.getByRole("heading", { level: 1 })).toContainText("EUR/USD");
		await page.goto("/message?type=activity");
		await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("The market is open");
	});
