import {
	buyButton,
	expect,
	expectAccessible,
	knowsRisk,
	pressButton,
	quantityField,
	sellButton,
	sheet,
	signIn,
	takeSuggestedStops,
	test,
} from "@tradewind/test-kit";

const title = "Confirm order";

test("Spec 1 §4, A-138: a press shows the receipt; going back sends nothing, confirming sends the order once", async ({
	tradePage: page,
	platform,
}) => {
	await quantityField(page).fill("0.5");
	await takeSuggestedStops(page);
	await buyButton(page).click();
	const receipt = sheet(page, title);
	await expect(receipt).toContainText(/Buy 0\.5/);
	await expect(receipt).toContainText(/Live/);
	for (const [label, figure] of [
		["Latest price", /1\.\d{5}$/],
		["Order value", /^50,000\s+EUR\s+\$5\d,\d{3}\.\d\d$/],
		["Leverage", /×100$/],
		["Margin", /^\d\.\d\d% of available\s*\$[\d,.]+$/],
		["Break-even price", /^\+0\.00005\s*1\.\d{5}$/],
		["Margin level after order", /^>\s1,000%\s*Sufficient$/],
		["Fee", /\$[\d,.]+$/],
		["Available after order", /\$[\d,.]+$/],
		["At stop-loss, after fee", /\u2212\$[\d,.]+$/],
		["At take-profit, after fee", /\+\$[\d,.]+$/],
	] as const)
		await expect(
			receipt
				.getByRole("term")
				.filter({ hasText: new RegExp(`^${label}$`) })
				.locator("xpath=following-sibling::dd"),
		).toHaveText(figure);
	await receipt.getByRole("button", { name: "How is this calculated?" }).click();
	await expect(receipt).toContainText("available − margin − fee");
	await expect(receipt).toContainText(/\(1\.\d+ − 1\.\d+\) × 0\.5 × 100,000 = −\$[\d,.]+/);
	await expectAccessible(page);
	await receipt.getByRole("button", { name: "Back" }).click();
	await expect(receipt).toBeHidden();
	expect(await platform.callCount("contract.submit")).toBe(0);
	await expect(quantityField(page)).toHaveValue("0.5");

	await buyButton(page).click();
	await receipt.getByRole("button", { name: "Confirm buy" }).click();
	const placed = sheet(page, "Order placed");
	await expect(placed.locator("[data-receipt]").getByRole("status")).toHaveText(
		/^Bought 0\.5 EUR\/USD at 1\.\d{5}$/,
	);
	await expect(placed).not.toContainText("Waiting for the platform's record");
	for (const [label, figure] of [
		["Fee", /^\$[\d,.]+$/],
		["Margin", /^\$[\d,.]+(\s*exact)?$/],
		["Stop-loss", /^1\.\d{5}$/],
		["Take-profit", /^1\.\d{5}$/],
		["Order number", /^\d+$/],
	] as const)
		await expect(
			placed.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd"),
		).toHaveText(figure);
	await expectAccessible(page);
	await expect(receipt).toBeHidden();
	await expect(page.getByRole("link", { name: "View orders" })).toHaveAttribute("href", "/order?type=1");
	expect(await platform.callCount("contract.submit")).toBe(1);
	await placed.getByRole("button", { name: "Details" }).click();
	await expect(sheet(page, "EUR/USD").getByRole("button", { name: "Close position" })).toBeVisible();
});

test("A-261: the receipt of an order whose record can't be read yet says so, and invents no price and no fee", async ({
	tradePage: page,
}) => {
	let showRecord = () => {};
	const canBeRead = new Promise<void>((resolve) => {
		showRecord = resolve;
	});
	await page.route("**/v2/api/forex/my_deal?*", async (route) => {
		await canBeRead;
		await route.continue();
	});
	await buyButton(page).click();
	await sheet(page, title).getByRole("button", { name: "Confirm buy" }).click();
	const placed = sheet(page, "Order placed");
	await expect(placed).toContainText("Waiting for the platform's record…");
	await expect(placed.locator("[data-receipt]").getByRole("status")).toHaveText(
		/^Bought [\d.]+ EUR\/USD at market$/,
	);
	await expect(
		placed.getByRole("term").filter({ hasText: "Fee" }).locator("xpath=following-sibling::dd"),
	).toHaveText("--");
	showRecord();
	await expect(placed.locator("[data-receipt]").getByRole("status")).toHaveText(
		/^Bought [\d.]+ EUR\/USD at 1\.\d{5}$/,
	);
});

test("pitfall 3, A-138: while prices are stale the receipt can't be confirmed and shows the reason", async ({
	tradePage: page,
	platform,
}) => {
	await sellButton(page).click();
	const confirm = sheet(page, title).getByRole("button", { name: "Confirm sell" });
	await expect(confirm).toBeEnabled();
	await platform.faults({ socket: [{ kind: "silence", ms: 20_000 }] });
	await expect(confirm).toHaveAccessibleDescription(/^No live price/, {
		timeout: 20_000,
	});
	await expect(confirm).toBeDisabled();
	await expectAccessible(page);
	expect(await platform.callCount("contract.submit")).toBe(0);
});

test("A-138: without the receipt an order is one tap; the choice is saved, and the ticket switches the receipt on again", async ({
	tradePage: page,
}) => {
	await buyButton(page).click();
	await sheet(page, title).getByRole("switch", { name: "Always confirm" }).click();
	await sheet(page, title).getByRole("button", { name: "Back" }).click();
	await page.reload();
	await knowsRisk(page);
	await buyButton(page).click();
	const placed = page.getByRole("status").filter({ hasText: "Order placed" });
	await expect(placed).toContainText("Buy 0.01 EUR/USD");
	await expect(buyButton(page)).toBeEnabled();
	await expectAccessible(page);
	await placed.getByRole("button", { name: "Details" }).click();
	await sheet(page, "Order placed").getByRole("button", { name: "Continue trading" }).click();
	await expect(placed).toHaveCount(0);
	await page.getByRole("switch", { name: "Always confirm" }).click();
	await buyButton(page).click();
	await expect(sheet(page, title)).toBeVisible();
});

test("A-950, A-951: without the receipt, an order to a low margin level asks, and says where positions are closed then", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { receiptOff: true });
	await platform.price("EURUSD", "1.1");
	await page.goto("/trade");
	await knowsRisk(page);
	await quantityField(page).fill("8.5");
	await buyButton(page).click();
	const confirm = sheet(page, title).getByRole("button", { name: "Buy anyway" });
	await expect(confirm).toHaveAccessibleDescription(
		/low margin level: 10\d\.\d\d%\s*The platform closes positions at about 1\.09\d{3} \(EUR\/USD\)/,
	);
	await expectAccessible(page);
	expect(await platform.callCount("contract.submit")).toBe(0);
	await confirm.click();
	await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
	expect(await platform.callCount("contract.submit")).toBe(1);
});

test("Spec 1 §5: a pending order's receipt is computed at its target, in Arabic too", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { language: "ar", theme: "dark" });
	await page.goto("/trade");
	await page.getByRole("button", { name: "أمر معلق" }).click();
	await page.getByLabel("سعر التفعيل").fill("1.05");
	await pressButton(page, "شراء").click();
	const receipt = sheet(page, "تأكيد الأمر");
	await expect(receipt).toContainText("1.05000");
	await expectAccessible(page);
	await receipt.getByRole("button", { name: "تأكيد الشراء" }).click();
	await expect(sheet(page, "تم تقديم الأمر")).toBeVisible();
});
