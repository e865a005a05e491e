import type { Locator } from "@playwright/test";
import { expect, test } from "@tradewind/test-kit";
import { besideTerm, distance, halfCent, sumOf, unitsIn } from "./shown-amounts.ts";

/** The figure of a term in `scope`, once it is shown. */
const figure = async (scope: Locator, term: string): Promise<bigint> => {
	const value = besideTerm(scope, term);
	await expect(value).toHaveText(/\d/);
	return unitsIn((await value.textContent())?.replace(/[^\d.,\u2212-]/g, "") ?? "");
};

test.describe("of all kinds", () => {
	test.use({ scenario: "all-money" });

	test("the parts of a debt add up on its repayment, which owes what the list of loans says, also in coins", async ({
		customerPage: page,
	}) => {
		await page.goto("/loan/record");
		const listed = await figure(page.getByRole("main").getByRole("listitem").first(), "Amount to repay");
		await page.goto("/loan/repayment?loan_id=1");
		const loan = page.getByRole("region", { name: "Loan #1" });
		const parts = [];
		for (const term of ["Amount", "Interest", "Penalty"]) parts.push(await figure(loan, term));
		expect([sumOf(parts), await figure(loan, "Amount to repay")]).toEqual([listed, listed]);
		const tether = page.locator("label", { hasText: "USDT · TRC20" });
		expect(unitsIn(await tether.locator("strong + *").textContent())).toBe(listed);
	});

	test("the fee and what is received of a withdrawal are its amount, and with the rest what was available", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/withdraw");
		const main = page.getByRole("main");
		await expect(main).toContainText(/Available [$][\d.,]+/);
		const available = unitsIn(/Available ([$][\d.,]+)/.exec((await main.textContent()) ?? "")?.[1] ?? "");
		await page.locator("[name=amount]:visible").fill("50");
		const [fee, received, left] = [
			await figure(main, "Fee"),
			await figure(main, "You receive"),
			await figure(main, "Balance afterwards"),
		];
		expect([fee > 0n, fee + received, left + fee + received]).toEqual([true, unitsIn("50"), available]);
	});
});

test.describe("of a new loan", () => {
	test.use({ scenario: "loan-approved" });

	test("the amount to repay is the amount and its interest, in the question and in the schedule", async ({
		customerPage: page,
	}) => {
		await page.goto("/loan/submit");
		await page.locator("[name=amount]:visible").fill("777");
		await page.locator("[name=terms]:visible").check();
		await page.locator("[type=submit]:visible").click();
		const question = page.getByRole("dialog");
		const interest = await figure(question, "Interest until the due date");
		expect([interest > 0n, await figure(question, "Amount to repay")]).toEqual([
			true,
			unitsIn("777") + interest,
		]);
		const [principal = 0n, cost = 0n, payment = 0n] = (
			await question.getByRole("cell").locator("bdi").allTextContents()
		).map(unitsIn);
		expect(principal).toBe(unitsIn("777"));
		expect(distance(cost, interest)).toBeLessThanOrEqual(halfCent);
		expect(distance(principal + cost, payment)).toBeLessThanOrEqual(2n * halfCent);
	});
});

test.describe("of a fund that was left", () => {
	test.use({ scenario: "fund-held" });

	test("the penalty and what was paid back are the amount, and the account got as much", async ({
		customerPage: page,
	}) => {
		await page.goto("/mining/income?id=2");
		const main = page.getByRole("main");
		const [amount, penalty, back] = [
			await figure(main, "Amount"),
			await figure(main, "Penalty"),
			await figure(main, "Paid back"),
		];
		expect([penalty > 0n, penalty + back]).toEqual([true, amount]);
		await page.getByRole("link", { name: "See the payment in the account" }).click();
		const paid = main
			.getByRole("listitem")
			.filter({ hasText: "Fund returned #2" })
			.locator("bdi", { hasText: "$" })
			.first();
		expect(unitsIn(await paid.textContent())).toBe(back);
	});
});

test.describe("of a trader's copies", () => {
	test.use({ scenario: "default" });

	test("my result with a trader is the sum of my open and closed copies, on every page", async ({
		customerPage: page,
		customer: { token },
		platform,
	}) => {
		const id = 1001;
		await platform.call("/api/follow/trader_list?page=1", "");
		await platform.closeAsLeader(id);
		const followed = await page.request.post("/api/follow/follow_trader", {
			headers: { authorization: token, lang: "en" },
			form: { trader_id: String(id), multiple: "1", max_amount: "5000" },
		});
		expect((await followed.json()).code).toBe(1);
		await platform.price("EURUSD", "1.1");
		await platform.openAsLeader(id, "EURUSD", "0.1");
		await platform.price("EURUSD", "1.12");
		await platform.closeAsLeader(id);
		await platform.openAsLeader(id, "EURUSD", "0.2");
		await platform.price("EURUSD", "1.11");
		await platform.market("EURUSD", false);

		await page.goto("/follow");
		const copies = page.getByRole("region", { name: /^My copies of / });
		await expect(copies).toContainText(/Open copies\s*1/);
		const result = await figure(copies, "My result");
		await copies.getByRole("button").click();
		const sheet = page.getByRole("dialog");
		const profits: bigint[] = [];
		for (const tab of ["Open", "Closed"]) {
			await sheet.getByRole("tab", { name: tab }).click();
			const rows = sheet.getByRole("listitem");
			await expect(rows).toHaveCount(1);
			profits.push(unitsIn(await rows.locator("bdi", { hasText: "$" }).first().textContent()));
		}
		expect([profits.map((profit) => profit < 0n), distance(sumOf(profits), result) <= 3n * halfCent]).toEqual(
			[[true, false], true],
		);
		await page.goto(`/follow/trader?id=${id}`);
		expect(await figure(page.getByRole("region", { name: /^My copies of / }), "My result")).toBe(result);
	});
});
