import {
	buyButton,
	expect,
	expectAccessible,
	instruments,
	order,
	sellButton,
	sheet,
	tab,
	test,
} from "@tradewind/test-kit";

test("Spec 1 §2–§5: a visitor opens a demo account, trades market and pending orders, and finds them in the history", async ({
	page,
	platform,
}) => {
	await page.goto("/");
	const quotes = instruments(page);
	await expect(quotes).toContainText("EUR/USD");
	await quotes.getByRole("listitem").first().scrollIntoViewIfNeeded();
	await expect(quotes).toContainText("%");
	const before = await quotes.textContent();
	await expect.poll(() => quotes.textContent()).not.toBe(before);

	await tab(page, "Trade").click();
	await expect(buyButton(page)).toBeVisible();
	await buyButton(page).click();
	await expect(page).toHaveURL("/login?from=%2Ftrade");
	await page.getByRole("button", { name: /demo account/i }).click();
	await expect(page).toHaveURL("/trade");

	const marked = page.getByText("Demo account", { exact: true }).filter({ visible: true }).first();
	await expect(marked).toBeVisible();
	await expect(buyButton(page)).toBeEnabled();
	await buyButton(page).click();
	await expect(sheet(page, "Confirm order").getByText("Demo account", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Confirm buy" }).click();
	await expect(sheet(page, "Order placed").getByText("Demo account", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "View orders" }).click();
	await expect(page).toHaveURL("/order?type=1");
	await expect(marked).toBeVisible();
	await expect(page.getByRole("tab", { name: "Open" })).toHaveAttribute("aria-selected", "true");
	const row = page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.01/ });
	await expect(row).toBeVisible();

	await platform.price("EURUSD", "1.2");
	await expect(row).toContainText("+");
	await row.click();
	await page.getByRole("button", { name: "Set SL/TP" }).click();
	for (const stop of ["Stop-loss", "Take-profit"]) {
		await page.getByRole("switch", { name: stop }).click();
		await page.getByRole("button", { name: /^Suggested: / }).click();
	}
	await expectAccessible(page);
	const typed = [
		await page.getByRole("textbox", { name: "Stop-loss" }).inputValue(),
		await page.getByRole("textbox", { name: "Take-profit" }).inputValue(),
	];
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("button", { name: "Close position" })).toBeVisible();
	const [placed] = (await platform.state()).orders;
	expect([placed?.TargetLossPrice, placed?.TargetProfitPrice].map(Number)).toEqual(typed.map(Number));
	await page.getByRole("button", { name: "Close", exact: true }).click();

	await tab(page, "Trade").click();
	await page.getByRole("button", { name: "Pending" }).click();
	await expect(sellButton(page)).toHaveAccessibleDescription("Enter an order price");
	await page.getByLabel("Order price").fill("1.5");
	await order(page, "Sell");
	await expect(sheet(page, "Order placed")).toContainText("pending at 1.50000");
	await page.getByRole("link", { name: "View pending orders" }).click();
	await expect(page).toHaveURL("/order?type=0");
	await page.getByRole("button", { name: /EUR\/USD\s*Sell 0\.01/ }).click();
	await page.getByRole("button", { name: "Cancel order" }).click();
	await page.getByRole("button", { name: "Cancel the order" }).click();
	await expect(
		sheet(page, "EUR/USD")
			.getByRole("status")
			.getByText(/^Cancelled: sell 0\.01/),
	).toBeVisible();
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("No pending orders")).toBeVisible();

	await page.getByRole("tab", { name: "Open" }).click();
	await row.click();
	await page.getByRole("button", { name: "Close position" }).click();
	await expect(page.getByRole("dialog").getByText("Net P/L")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Close now" }).click();
	await expect(
		sheet(page, "EUR/USD")
			.getByRole("status")
			.getByText(/^EUR\/USD closed at/),
	).toBeVisible();
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("No open positions")).toBeVisible();

	await page.getByRole("tab", { name: "History" }).click();
	await expect(page.getByRole("button", { name: /EUR\/USD\s*Sell 0\.01\s*Cancelled/ })).toBeVisible();
	const closed = page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.01\s*Net P\/L\s*\+/ });
	const [net] = /\+\$[\d,.]+/.exec((await closed.textContent()) ?? "") ?? [];
	await closed.click();
	// the sheet begins with the figure of the row.
	await expect(sheet(page, "EUR/USD").getByText(/^\+\$/).first()).toHaveText(String(net));
	expect((await platform.state()).sumOfPostings).toBe("0");
});
