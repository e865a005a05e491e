import { expect, expectAccessible, sheet, test } from "@tradewind/test-kit";

const how = "How is this calculated?";
const agrees = "Matches the platform's figure.";

test.use({ scenario: "holding-orders" });

test("A-141: totals, orders, history and accounts open their rules, and show whether the platform's figure is the same", async ({
	customerPage: page,
}) => {
	await page.goto("/order");
	await page.getByRole("button", { name: how }).click();
	const totals = sheet(page, how);
	await expect(totals.getByText(agrees)).toHaveCount(3);
	await expect(totals).toContainText("(available + frozen + P/L) ÷ margin × 100");
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
	const gold = sheet(page, "Gold");
	await gold.getByRole("button", { name: how }).click();
	await expect(gold.getByText(agrees)).toHaveCount(3);
	await expect(gold).toContainText("(open price − price) × quantity × contract size");
	await page.keyboard.press("Escape");

	await page.getByRole("tab", { name: "History" }).click();
	await page.getByRole("button", { name: how }).click();
	await expect(sheet(page, how)).toContainText("The total is the platform's figure for all 5 orders.");
	await expect(sheet(page, how).getByText(agrees)).toHaveCount(1);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /US crude oil/ }).click();
	const closed = sheet(page, "US crude oil");
	await closed.getByRole("button", { name: how }).click();
	await expect(closed.getByText(agrees)).toHaveCount(3);
	await expect(closed).toContainText("P/L ÷ margin × 100");

	await page.goto("/mine/accounts");
	await page.getByRole("button", { name: how }).click();
	await expect(sheet(page, how)).toContainText("Contract account");
	await page.keyboard.press("Escape");
	await page.goto("/user");
	await page.getByRole("button", { name: how }).click();
	await expect(sheet(page, how)).toContainText("available + frozen");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Hide amounts" }).click();
	await expect(page.getByRole("button", { name: how })).toBeHidden();
});

test("Spec 1 §5, §9: a micro order opens its formulas, and the ranking the fields of the platform", async ({
	customerPage: page,
}) => {
	await page.goto("/trade?product=micro");
	await page.getByRole("button", { name: how }).click();
	const explained = sheet(page, how);
	await expect(explained).toContainText("amount × profit ratio");
	await expect(explained).toContainText("profit ratio × 100");
	await expect(explained).toContainText("Figures of this page");
	await page.keyboard.press("Escape");

	await page.goto("/rank");
	await page.getByRole("button", { name: how }).click();
	await expect(explained.getByText("three_week_profit")).toBeHidden();
	await explained.getByRole("button", { name: "Audit references" }).click();
	await expect(explained).toContainText("3-week profitGiven by the platform · three_week_profit");
	await expectAccessible(page);
});

test("A-921: an equity that contradicts the account is a mark with both sides, and a calculation is copied for the audit", async ({
	customerPage: page,
	platform,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await platform.faults({
		http: [{ match: "account.getDetail", change: [{ path: "data.totalBalance", value: "1.25" }] }],
	});
	await page.goto("/mine/history?accountTypeId=1");
	await page.getByRole("button", { name: "Cannot be trusted" }).click();
	const sides = sheet(page, "This figure cannot be trusted");
	await expect(sides).toContainText("The platform reports$1.25");
	await expect(sides).toContainText(/The other figures give\$\d/);
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	await page.getByRole("button", { name: how }).click();
	const calculation = sheet(page, how);
	await calculation.getByRole("button", { name: "Rule and rounding" }).last().click();
	await calculation.getByRole("button", { name: "Copy as audit case" }).click();
	const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
	expect([copied.rule, Object.keys(copied.input).sort(), Object.keys(copied.expected)]).toEqual([
		"contract.hazard-rate",
		["free", "locked", "margin", "profit"],
		["hazardRate"],
	]);
});
