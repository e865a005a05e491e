import {
	buyButton,
	expect,
	expectAccessible,
	foldedStops,
	openTrade,
	order,
	pressButton,
	quantityField,
	sellButton,
	setScreenSize,
	sheet,
	tab,
	takeSuggestedStops,
	test,
} from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

test.beforeEach(({ customerPage }) => openTrade(customerPage));

test("pitfall 6: a stop-loss fits one side, the button of the other says why, and after success the form is empty", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	await foldedStops(page).click();
	await expect(page.getByRole("switch", { name: "Stop-loss" })).toBeFocused();
	await page.getByRole("switch", { name: "Stop-loss" }).click();
	await expect(buyButton(page)).toHaveAccessibleDescription("Enter a stop-loss or turn it off");
	await page.getByRole("textbox", { name: "Stop-loss price", exact: true }).fill("1.09");
	await expect(buyButton(page)).toBeEnabled();
	await expect(sellButton(page)).toHaveAccessibleDescription(/^Sell: stop-loss must be 1\.\d{5} or higher$/);
	await expectAccessible(page);
	await order(page, "Buy");
	await sheet(page, "Order placed").getByRole("button", { name: "Continue trading" }).click();
	await expect(foldedStops(page)).toHaveText("Stop-loss / Take-profit None · Add");
	await foldedStops(page).click();
	await expect(page.getByRole("switch", { name: "Stop-loss" })).not.toBeChecked();
	await expect(page.getByRole("textbox", { name: "Stop-loss price" })).toHaveValue("");
});

test("A-640: on a phone of 390 × 844 pixels the bar covers neither margin, fee and available balance nor the row of the stops", async ({
	page,
}) => {
	await setScreenSize(page, { width: 390, height: 844 });
	const bar = await buyButton(page).locator("xpath=ancestor::div[2]").boundingBox();
	for (const shown of [page.getByRole("region", { name: "New order" }).locator("dl"), foldedStops(page)]) {
		const box = await shown.boundingBox();
		expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0);
	}
});

test("A-641, A-643, A-965: Max, a value and the most that may be lost set the quantity, which the press states", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	await page.getByRole("button", { name: "Max", exact: true }).click();
	await expect(quantityField(page)).not.toHaveValue("0.01");
	await expect(buyButton(page)).toBeEnabled();
	await page.getByRole("button", { name: "Risk …" }).click();
	await expect(page.getByRole("textbox", { name: "Lose at most" })).toBeFocused();
	await page.getByRole("button", { name: "Value", exact: true }).click();
	await page.getByRole("textbox", { name: "Value", exact: true }).fill("6000");
	await expect(buyButton(page)).toHaveAccessibleName(/^Buy 0\.05 /);
	await page.getByRole("button", { name: "Risk", exact: true }).click();
	const loss = page.getByRole("textbox", { name: "Lose at most" });
	await loss.fill("50");
	await expect(loss).toHaveAccessibleDescription("Set a stop-loss first");
	await expect(page.getByText("Enter a quantity")).toHaveCount(1);
	await expect(buyButton(page)).toBeDisabled();
	await takeSuggestedStops(page);
	await expect(buyButton(page)).toHaveAccessibleName(/^Buy 0\.0[89] /);
	await expectAccessible(page);
});

test("A-644: a stop typed by distance, percentage or money shows the price that is sent; what was typed survives a switch", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	await foldedStops(page).click();
	const by = (name: string) => page.getByRole("button", { name, exact: true }).click();
	await by("Distance");
	const distance = page.getByRole("textbox", { name: "Stop-loss distance" });
	await page.getByRole("switch", { name: "Stop-loss" }).click();
	await distance.fill("0.005");
	await expect(distance).toHaveAccessibleDescription(/^Sent as price 1\.09\d* · Valid only for a buy order$/);
	await by("For a sell");
	await expect(distance).toHaveAccessibleDescription(
		/^Sent as price 1\.10\d* · Valid only for a sell order$/,
	);
	await expect(buyButton(page)).toBeDisabled();
	await by("Money");
	await page.getByRole("textbox", { name: "Loss at the stop-loss" }).fill("20");
	await expect(sellButton(page)).toHaveAccessibleDescription(/Stop-loss 1\.1[12]\d{3}/);
	await expectAccessible(page);
	await by("Distance");
	await expect(distance).toHaveValue("0.005");
	await distance.fill("9");
	await by("For a buy");
	await expect(distance).toHaveAccessibleDescription("Too far: the price would be zero or less");
	await expect(sellButton(page)).toBeDisabled();
});

test("pitfall 7: an ambiguous number shows an issue at its field", async ({ page }) => {
	const amount = quantityField(page);
	await amount.fill("0,05");
	await expect(buyButton(page)).toBeEnabled();
	await amount.fill("1,234");
	await expect(amount).toHaveAccessibleDescription("Ambiguous number: use the format 1234.5");
	await amount.fill("0.015");
	await expect(amount).toHaveAccessibleDescription("Quantity must be a multiple of 0.01");
	await expect(buyButton(page)).toBeDisabled();
	await amount.fill("900");
	await expect(buyButton(page)).toHaveAccessibleDescription(/^Needs \$[\d,.]+, \$[\d,.]+ available$/);
});

test("Spec 1 §9: margin and fee open their formulas with the customer's own figures", async ({ page }) => {
	await quantityField(page).fill("0.5");
	await page.getByRole("button", { name: "How is this calculated?" }).click();
	const explained = sheet(page, "How is this calculated?");
	await expect(explained).toContainText("quantity × contract size × price ÷ leverage");
	await expect(explained).toContainText(/0\.5 × 100,000 × 1\.\d+ ÷ 100 = /);
	// the name of the rule is one tap away.
	const rule = explained.getByText("contract.margin", { exact: true }).first();
	await expect(rule).toBeHidden();
	await explained.getByRole("button", { name: "Rule and rounding" }).first().click();
	await expect(rule).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(explained).toBeHidden();
});

test("Spec 1 §2: another instrument can be found by its name and is then traded", async ({ page }) => {
	await page.getByRole("button", { name: /^EUR\/USD.*Choose another instrument$/ }).click();
	const drawer = sheet(page, "Instruments");
	// by a name in another language too.
	await drawer.getByLabel("Search instruments").fill("иена");
	await expect(drawer.getByRole("button", { name: /^USD\/JPY/ })).toBeVisible();
	await drawer.getByLabel("Search instruments").fill("gold");
	await expectAccessible(page);
	await drawer.getByRole("button", { name: /^Gold/ }).click();
	await expect(drawer).toBeHidden();
	await expect(page.getByRole("button", { name: /^Gold.*Choose another instrument$/ })).toBeVisible();
	await expect(page.getByRole("img", { name: "Candlestick chart of Gold, 5 minutes" })).toBeVisible();
});

test("Spec 1 §3: A-410: the multiple is chosen from the list of the instrument, each with its margin", async ({
	page,
}) => {
	await page.getByRole("button", { name: /^Leverage/ }).click();
	const choices = sheet(page, "Select leverage");
	await expect(choices).toContainText("Leverage changes how much margin is reserved");
	await expect(choices.getByRole("button", { name: "×50 Margin" })).toHaveText(/^×50Margin \$[\d,.]+$/);
	await expectAccessible(page);
	await choices.getByRole("button", { name: "×50 Margin" }).click();
	await expect(page.getByRole("button", { name: "Leverage ×50" })).toBeVisible();
});

test("Spec 1 §2: the typed values are kept after a visit to another tab", async ({ page }) => {
	await quantityField(page).fill("0.09");
	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await tab(page, "Trade").click();
	await expect(quantityField(page)).toHaveValue("0.09");
});

test("the typed values are kept when another language changes their format", async ({ page }) => {
	await quantityField(page).fill("0.07");
	await tab(page, "Account").click();
	await page.getByRole("link", { name: /Language/ }).click();
	await page.getByText("Deutsch", { exact: true }).click();
	const tabs = page.getByRole("navigation", { name: wordIn("de", "shared.tabs") });
	await tabs.getByRole("link", { name: wordIn("de", "shared.trade") }).click();
	await expect(page.getByLabel(wordIn("de", "contract.ticket.quantity"), { exact: true })).toHaveValue(
		"0,07",
	);
	await expect(pressButton(page, wordIn("de", "contract.buy"))).toBeEnabled();
});
