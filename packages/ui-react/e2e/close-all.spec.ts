import { expect, expectAccessible, failedRequests, sheet, statusStrip, test } from "@tradewind/test-kit";

test.use({ provokes: failedRequests });

test("A-682: all positions are closed once each; a lost answer is looked up, and a refused one can be closed again", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	for (const amount of [0.1, 0.2, 0.3]) await platform.buy(customer.token, { amount });
	await page.goto("/order");
	await platform.faults({
		http: [
			{ match: "contract.close", drop: "after executing", times: 1 },
			{ match: "contract.close", code: 0, msg: "Not now", times: 1 },
		],
	});
	await page.getByRole("button", { name: "Close all" }).click();
	const question = sheet(page, "Close all 3 positions?");
	await expect(question.getByRole("listitem")).toHaveCount(3);
	await expectAccessible(page);
	await question.getByRole("button", { name: "Close all now" }).click();
	const outcomes = sheet(page, "Close all positions");
	await expect(outcomes.getByText("Closed: 2 of 3")).toBeVisible({ timeout: 15_000 });
	await expect(outcomes.getByText("Not now")).toBeVisible();
	await expectAccessible(page);
	await outcomes.getByRole("button", { name: /^Close now Buy EUR/ }).click();
	await expect(outcomes.getByText("Closed: 3 of 3")).toBeVisible();
	await expect(outcomes.getByText("Position closed")).toHaveCount(3);
	await outcomes.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("No open positions")).toBeVisible();
	// Three commands, and the one that was refused once more.
	expect(await platform.callCount("contract.close")).toBe(4);
	const { journal, sumOfPostings } = await platform.state();
	const closed = journal.filter(({ occasion }) => occasion === "order closed");
	expect([closed.length, Number(sumOfPostings)]).toEqual([3, 0]);
});

test("A-682: a row closes its position after a question, and back from it closes nothing", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	await platform.buy(customer.token, { amount: 0.1 });
	await page.goto("/order");
	const close = page.getByRole("button", { name: "Close Buy EUR/USD" });
	await close.click();
	await expect(sheet(page, "EUR/USD")).toContainText(/Close .*Buy 0\.1 EUR\/USD.* at about/);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await close.click();
	await page.getByRole("button", { name: "Close now" }).click();
	await expect(sheet(page, "EUR/USD")).toContainText("EUR/USD closed at");
	expect(await platform.callCount("contract.close")).toBe(1);
});

test("A-953: close all leaves out a closed market, whose position cannot be closed; its figures are those of the results", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	for (const amount of [0.1, 0.2]) await platform.buy(customer.token, { amount });
	await platform.market("EURUSD", false, 3_600_000);
	await page.goto("/order");
	const rows = page.getByRole("button", { name: /EUR\/USD\s*Buy 0/ });
	await expect(rows).toHaveText([/Market closed · opens in/, /Market closed · opens in/]);
	await page.getByRole("button", { name: "Close all" }).click();
	const question = sheet(page, "Close all positions");
	await expect(question).toContainText("Left out: EUR/USD");
	await expect(question.getByRole("button", { name: "Close all now" })).toBeDisabled();
	await expectAccessible(page);
	await platform.market("EURUSD", true);
	const open = sheet(page, "Close all 2 positions?");
	await expect(open.getByRole("term")).toHaveText(["P/L before fee", "Fee (paid at opening)", "Net P/L"]);
	await open.getByRole("button", { name: "Close all now" }).click();
	const outcomes = sheet(page, "Close all positions");
	await expect(outcomes.getByText("Closed: 2 of 2")).toBeVisible();
	await expect(outcomes.getByRole("term")).toHaveText(["P/L before fee", "Fee (paid at opening)", "Net P/L"]);
});

test("A-685: a tap on the strip opens what raises the margin level: money, and a close of the largest loss", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	for (const amount of [0.6, 5.5]) await platform.buy(customer.token, { amount });
	await platform.price("EURUSD", "1.094");
	await page.goto("/");
	await statusStrip(page).getByRole("button", { name: "Margin level is critical" }).click();
	const rescue = sheet(page, /^Margin level \d+%$/);
	await expect(rescue.getByRole("listitem")).toHaveText([/Buy 5\.5.*Frees \$6,0[45]\d\.\d\d/, /Buy 0\.6/]);
	await expect(rescue.getByRole("link", { name: "Deposit" })).toBeVisible();
	await expectAccessible(page);
	await expect(rescue).toContainText(/From: \w+ account · Margin level then: \d+%/);
	await rescue.getByRole("button", { name: /^Move \$/ }).click();
	await expect(sheet(page, "Transfer")).toBeVisible();
	await page.goBack();
	await rescue
		.getByRole("button", { name: /^Close Buy/ })
		.first()
		.click();
	await rescue.getByRole("button", { name: /^Close now/ }).click();
	await expect(rescue.getByText("Position closed")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(statusStrip(page)).toHaveCount(0);
});
