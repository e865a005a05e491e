import type { Locator, Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	openTrade,
	type Platform,
	quantityField,
	setScreenSize,
	sheet,
	signIn,
	tabRows,
	test,
} from "@tradewind/test-kit";

const toast = (over: Page | Locator, text: string | RegExp) =>
	over.getByRole("status").getByRole("button", { name: text });

/** Opens Mia's trade page, which has loaded her pending buy at 1.0 with a stop-loss at 0.9. */
const openTradeWithOrder = async (page: Page, platform: Platform): Promise<void> => {
	const token = await signIn(page, platform);
	await platform.buy(token, { amount: 0.5, target: 1, stopLoss: 0.9 });
	const watched = page.waitForResponse((response) => response.url().includes("/internalMessage/list"));
	await openTrade(page);
	await watched;
};

/** The whole element is on the screen, can be tapped, and is exposed to screen readers. */
const expectUncovered = async (line: Locator): Promise<void> => {
	await expect(line).toBeInViewport({ ratio: 1 });
	const isUncovered = () =>
		line.evaluate((shown) => {
			const { x, y, width, height } = shown.getBoundingClientRect();
			const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
			return shown.contains(topmost) && !shown.closest("[inert]");
		});
	await expect.poll(isUncovered).toBe(true);
};

/** Screen readers announce a text only if its live region exists, empty, before the text is added. */
const expectEmptyLiveRegion = async (layer: Locator): Promise<void> => {
	await expect(layer.getByRole("status").last()).toBeAttached();
	await expect(layer.getByRole("status").last()).toBeEmpty();
};

test("Spec 1 §4: a fill shows a toast over an open sheet, and a tap on the toast opens its page and closes the sheet", async ({
	page,
	platform,
}) => {
	await openTradeWithOrder(page, platform);
	await page.getByRole("button", { name: "About EUR/USD" }).click();
	const facts = sheet(page, "EUR/USD");
	await expectEmptyLiveRegion(facts);
	await platform.price("EURUSD", "0.99");
	await expectUncovered(toast(facts, /^EUR\/USD: Order filled at 0.99/));
	await expectAccessible(page);

	await platform.price("EURUSD", "0.89");
	await toast(facts, /^EUR\/USD: Stop-loss, closed at 0.89/).click();
	await expect(page).toHaveURL("/message?type=activity");
	await expect(facts).toBeHidden();
	await page.goBack();
	await expect(buyButton(page)).toBeVisible();
	await expect(facts).toBeHidden();
});

test("Spec 1 §4: a toast over a receipt does not cover its buttons, and a tap on the toast sends nothing", async ({
	page,
	platform,
}) => {
	await openTradeWithOrder(page, platform);
	await buyButton(page).click();
	const receipt = page.getByRole("dialog");
	const confirm = receipt.getByRole("button", { name: "Confirm buy" });
	await expect(confirm).toBeVisible();
	const sent = await platform.callCount("contract.submit");
	await platform.price("EURUSD", "0.99");
	const fill = toast(receipt, /^EUR\/USD: Order filled/);
	await expectUncovered(fill);
	const [line, button] = [await fill.boundingBox(), await confirm.boundingBox()];
	expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(button?.y ?? 0);
	await fill.click();
	await expect(page).toHaveURL("/message?type=activity");
	await page.goBack();
	await expect(buyButton(page)).toBeVisible();
	await expect(receipt).toBeHidden();
	expect(await platform.callCount("contract.submit")).toBe(sent);
});

test("Spec 1 §4, A-855: when a sheet closes, its toast moves to the page, off the quantity, and its timer restarts", async ({
	page,
	platform,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await openTradeWithOrder(page, platform);
	await page.getByRole("button", { name: "About EUR/USD" }).click();
	await platform.price("EURUSD", "0.99");
	const fill = toast(page, /^EUR\/USD: Order filled/);
	await expect(fill).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expectUncovered(fill);
	const [line, quantity] = [await fill.boundingBox(), await quantityField(page).boundingBox()];
	expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(quantity?.y ?? 0);
	await expect(fill).toBeHidden();
});

test("Spec 1 §2, §4: a fill shows a toast over the full-screen chart and its sheets, and a tap leaves the chart", async ({
	page,
	platform,
}) => {
	await openTradeWithOrder(page, platform);
	await page.getByRole("button", { name: "Full-screen chart" }).click();
	const full = sheet(page, "Chart of EUR/USD");
	await expectEmptyLiveRegion(full);
	await platform.price("EURUSD", "0.99");
	const fill = toast(full, /^EUR\/USD: Order filled/);
	await expectUncovered(fill);
	await expectAccessible(page);
	await expect(fill).toBeHidden();

	await setScreenSize(page, { width: 844, height: 390 });
	await full.getByRole("button", { name: "Indicators" }).click();
	const indicators = sheet(page, "Indicators");
	await expectEmptyLiveRegion(indicators);
	await platform.price("EURUSD", "0.89");
	const close = toast(page, /^EUR\/USD: Stop-loss/);
	await expectUncovered(close);
	await page.keyboard.press("Escape");
	await expect(indicators).toBeHidden();
	await expectUncovered(close);
	await close.click();
	await expect(page).toHaveURL("/message?type=activity");
	await expect(full).toBeHidden();
	await expect(tabRows(page)).toHaveCount(2);
	await tabRows(page).first().getByRole("link").click();
	await expect(page).toHaveURL("/order?type=3");
});

test.describe("on the page that the toast opens", () => {
	test.use({ scenario: "default" });

	test("Spec 1 §4: the result of a micro order shows a toast over the sheet of another order, and a tap closes that sheet", async ({
		page,
		platform,
	}) => {
		const token = await signIn(page, platform);
		await platform.placeMicro(token, { direction: "up", amount: 20, seconds: 30 });
		await page.goto("/order?source=micro&type=1");
		await expect(tabRows(page)).toHaveCount(1);
		await page.getByRole("tab", { name: "Closed", exact: true }).click();
		await expect(tabRows(page)).toHaveCount(4);
		await tabRows(page).first().getByRole("button").click();
		const evidence = sheet(page, "EUR/USD");
		await expectEmptyLiveRegion(evidence);
		await platform.advance(31_000);
		await page.evaluate(() => dispatchEvent(new Event("online")));
		const result = toast(evidence, /^EUR\/USD: (profit|loss|\$[\d.]+ returned)/);
		await expectUncovered(result);
		await result.click();
		await expect(evidence).toBeHidden();
		await expect(page).toHaveURL("/order?source=micro&type=3");
		await expect(tabRows(page).first()).toBeVisible();
	});
});
