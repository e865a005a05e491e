import type { Page } from "@playwright/test";
import { expect, expectAccessible, remember, setScreenSize, tab, test } from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

const fullButton = (page: Page) => page.getByRole("button", { name: "Full-screen chart" });
const full = (page: Page) => page.getByRole("dialog", { name: "Chart of EUR/USD" });
const amount = (page: Page) => page.getByRole("textbox", { name: "Quantity" });

test("Spec 1 §2: the chart fills the screen in portrait and landscape, and every exit leads back to the unchanged ticket", async ({
	tradePage: page,
}) => {
	await amount(page).fill("0.07");
	const canvases = await page.locator("canvas").count();
	await fullButton(page).click();
	await expect(page).toHaveURL("/trade?chart=full");
	await expect(full(page).getByRole("button", { name: "Exit full screen" })).toBeFocused();
	await expect(full(page).getByRole("img", { name: /Candlestick chart/ })).toBeVisible();
	await expect(full(page).getByText("Live")).toBeVisible();
	await expect(page.locator("canvas")).toHaveCount(canvases);
	await expectAccessible(page);
	for (const { beside, ...size } of [
		{ width: 390, height: 844, beside: 0 },
		// The buttons of the order are beside the chart.
		{ width: 844, height: 390, beside: 288 },
	]) {
		await setScreenSize(page, size);
		await expect.poll(() => full(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
		await expect
			.poll(async () => (await full(page).locator("canvas").first().boundingBox())?.width ?? 0)
			.toBeGreaterThan(size.width - beside - 90);
	}
	await full(page).getByRole("button", { name: "1 hour" }).click();
	await full(page).getByRole("button", { name: "Indicators" }).click();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog", { name: "Indicators" })).toBeHidden();
	await setScreenSize(page, { width: 390, height: 844 });
	await page.keyboard.press("Escape");
	await expect(full(page)).toBeHidden();
	await expect(page).toHaveURL("/trade");
	await expect(fullButton(page)).toBeFocused();
	await expect(page.getByRole("img", { name: "Candlestick chart of EUR/USD, 1 hour" })).toBeVisible();
	await expect(amount(page)).toHaveValue("0.07");

	await fullButton(page).click();
	await expect(full(page)).toBeVisible();
	await page.goBack();
	await expect(full(page)).toBeHidden();
	await fullButton(page).click();
	await full(page).getByRole("button", { name: "Exit full screen" }).click();
	await expect(full(page)).toBeHidden();
	await expect(page).toHaveURL("/trade");
	await tab(page, "Orders").click();
	await expect(page).toHaveURL(/order/);
});

test("A-665: the full-screen chart has the buttons of the ticket, and the receipt of an order lies over it", async ({
	tradePage: page,
	platform,
}) => {
	await amount(page).fill("0.07");
	await fullButton(page).click();
	await full(page)
		.getByRole("button", { name: /^Sell 0\.07/ })
		.click();
	await page.getByRole("button", { name: "Confirm sell" }).click();
	await page.getByRole("button", { name: "Continue trading" }).click();
	await expect(full(page).getByRole("group", { name: "Open positions" })).toContainText("Sell 0.07");
	await full(page).getByRole("button", { name: "Exit full screen" }).click();
	await expect(page.getByRole("group", { name: "Open positions" })).toContainText("Sell 0.07");
	expect(await platform.callCount("contract.submit")).toBe(1);
});

test("A-134: two quick taps open the chart once, and one press closes it", async ({ tradePage: page }) => {
	const entries = await page.evaluate(() => history.length);
	await fullButton(page).evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await expect(full(page)).toBeVisible();
	expect(await page.evaluate(() => history.length)).toBe(entries + 1);
	await full(page).getByRole("button", { name: "Exit full screen" }).click();
	await expect(full(page)).toBeHidden();
	await expect(page).toHaveURL("/trade");
});

test.describe("outside trading hours, in Arabic", () => {
	test.use({ scenario: "market-closed" });

	test("Spec 1 §1, §2: its address opens the chart immediately, and closing it shows the trade page", async ({
		page,
	}) => {
		await remember(page, { language: "ar", theme: "dark" });
		await page.goto("/trade?chart=full&product=micro");
		const chart = page.getByRole("dialog", {
			name: wordIn("ar", "market.chart.fullOf", { symbol: "EUR/USD" }),
		});
		await expect(chart.getByRole("img")).toBeVisible();
		await expectAccessible(page);
		await chart.getByRole("button", { name: "الخروج من وضع كامل الشاشة" }).click();
		await expect(chart).toBeHidden();
		await expect(page).toHaveURL("/trade?product=micro");
	});
});
