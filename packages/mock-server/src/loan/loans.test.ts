import {
	account,
	loan as calls,
	content,
	contract,
	type ReplyOf,
	type RowOf,
	transfer,
	withdrawal,
} from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

type Loan = RowOf<typeof calls.getRecords>;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const mia = "mia@tradewind.test";
const proof = calls.repay.example.input.proofImg;
const birthdayWrong = "This is not a possible birthday";
const certificateMissing = "A certificate or a photo is missing. Please upload it";

const start = (scenario: string) => {
	const bench = createBench({ scenario });
	const { control } = bench.platform;
	const list = async (): Promise<readonly Loan[]> =>
		((await bench.ask(calls.getRecords, { page: "1" })).data as { data: Loan[] }).data;
	const balances = async () => {
		const wallets = (await bench.ask(account.getBalance)).data as ReplyOf<typeof account.getBalance>;
		return wallets.find(({ type }) => type === "forex")?.balance;
	};
	return {
		...bench,
		control,
		list,
		balances,
		newest: async () => (await list())[0],
		info: async () => (await bench.ask(calls.getInfo)).data as ReplyOf<typeof calls.getInfo>,
		titles: async () =>
			(
				(await bench.ask(content.getMessages, { limit: "50", page: "1" })).data as {
					data: { title: string }[];
				}
			).data.map(({ title }) => title),
		apply: (change: Record<string, string> = {}) =>
			bench.ask(calls.submitApplication, { ...calls.submitApplication.example.input, ...change }),
		askFor: (amount: string, change: Record<string, string> = {}) =>
			bench.ask(calls.submitLoan, { ...calls.submitLoan.example.input, amount, ...change }),
		repay: (change: Record<string, string> = {}) =>
			bench.ask(calls.repay, { charge_id: "1", loan_id: "1", proofImg: proof, ...change }),
		figures: async () => {
			const [newest] = await list();
			return [newest?.interest_amount, newest?.penalty_amount];
		},
	};
};

describe("Spec 2 §4: an application for loans", () => {
	test("waits, and is approved by itself with a message", async () => {
		const { apply, info, advance, titles } = start("default");
		expect(await info()).toEqual({ status: 0 });
		expect((await apply()).msg).toBe("Application submitted. It will be reviewed.");
		expect((await info()).status).toBe(1);
		expect((await apply()).msg).toBe("Your loan application is being reviewed");
		advance(5 * minuteMs);
		expect([(await info()).status, (await titles())[0]]).toEqual([2, "You can borrow now"]);
		expect((await apply()).msg).toBe("Your loan application is already approved");
	});

	test("is rejected with a reason, returns what was sent, and may be sent again", async () => {
		const { apply, info, control, advance, titles } = start("default");
		await apply({ credit_score: "650" });
		control["loan/application"]({ account: mia, approved: false, reason: "No <income>" });
		const { status, reason, name, birthday, sex, age, credit_score } = await info();
		expect([status, reason, name, birthday, sex, age, credit_score]).toEqual([
			...[3, "No <income>", "Berg", "1990-02-28"],
			...[2, 35, 650],
		]);
		expect((await titles())[0]).toBe("Your loan application was rejected");
		advance(10 * minuteMs);
		expect((await info()).status).toBe(3);
		expect((await apply()).code).toBe(1);
	});

	test("A-594: may name the field that its rejection concerns", async () => {
		expect((await start("loan-rejected").info()).reason_field).toBe("personal_income");
	});

	test.each([
		["without a field that the site asks for", { job: "" }, "job: "],
		[
			"with a picture of another customer",
			{ tax_bill: "/media/uploads/1.png" },
			"The picture is not on the platform",
		],
		["with a birthday that is none", { birthday: "soon" }, "birthday: "],
		["with a day that does not exist", { birthday: "1990-02-30" }, birthdayWrong],
		["with a birthday before 1940", { birthday: "1939-12-31" }, birthdayWrong],
		["with a birthday that nobody has yet", { birthday: "2026-03-04" }, birthdayWrong],
		["of the owner of a house without its certificate", { has_house: "1" }, certificateMissing],
		["of the owner of a car without its certificate", { has_car: "1" }, certificateMissing],
		["with the number of a passport without its picture", { id_card_type: "2" }, certificateMissing],
	])("%s is refused", async (_, change, reason) => {
		const { apply, info } = start("default");
		expect((await apply(change)).msg).toContain(reason);
		expect((await info()).status).toBe(0);
	});

	test("needs a field only where the site asks for it", async () => {
		const { ask, control } = start("default");
		const { job: _, ...others } = calls.submitApplication.example.input;
		expect((await ask(calls.submitApplication, others)).msg).toBe("A required field is empty");
		control.flags({ is_loan_job: "0" });
		expect((await ask(calls.submitApplication, others)).code).toBe(1);
	});

	test("needs a certificate only where the site asks for it", async () => {
		const { ask, control } = start("default");
		const { tax_bill: _, ...others } = calls.submitApplication.example.input;
		expect((await ask(calls.submitApplication, others)).msg).toBe(certificateMissing);
		control.flags({ is_loan_tax_bill: "0" });
		expect((await ask(calls.submitApplication, others)).code).toBe(1);
	});

	test("cannot be decided without one that waits", () => {
		const { control } = start("default");
		expect(() => control["loan/application"]({ account: mia, approved: true })).toThrow(
			"no waiting loan application",
		);
	});
});

describe("Spec 2 §3, §4: a loan", () => {
	test("A-511: is paid out from the company to the contract account when it is approved", async () => {
		const { askFor, advance, newest, balances, state, titles } = start("loan-approved");
		expect((await askFor("1000")).msg).toBe("Loan submitted. It will be reviewed.");
		expect([(await newest())?.status, await balances()]).toEqual([1, "10198.44"]);
		advance(5 * minuteMs);
		expect([(await newest())?.status, await balances(), (await titles())[0]]).toEqual([
			2,
			"11198.44",
			"Your loan was paid out",
		]);
		const entry = state().journal.findLast(({ occasion }) => occasion === "loan paid out");
		expect([entry?.movementId, entry?.postings]).toEqual([
			1,
			[
				{ account: "company:lending", amount: "-1000" },
				{ account: "customer:1:forex:free", amount: "1000" },
			],
		]);
		expect(state().sumOfPostings).toBe("0");
	});

	test("is rejected with a reason and pays nothing", async () => {
		const { askFor, control, advance, newest, balances, figures } = start("loan-approved");
		await askFor("1000");
		control["loan/decide"]({ account: mia, approved: false, reason: "Too much" });
		advance(10 * minuteMs);
		const rejected = await newest();
		expect([rejected?.status, rejected?.reason, await balances()]).toEqual([3, "Too much", "10198.44"]);
		advance(90 * dayMs);
		expect(await figures()).toEqual(["0", "0"]);
		expect((await askFor("500")).code).toBe(1);
	});

	test.each([
		["below the plan's minimum", "loan-approved", { amount: "99.99" }, "Amount: must be 100.00 to 5000.00"],
		["above the plan's maximum", "loan-approved", { amount: "5000.01" }, "Amount: must be 100.00 to 5000.00"],
		["of another plan", "loan-approved", { config_id: "9" }, "This loan is not offered"],
		["without a signature", "loan-approved", { agreement: "<p>Yes</p>" }, "The agreement is not signed"],
		["without an approved application", "default", {}, "Please apply for loans first"],
		["beside an unpaid one", "loan-to-repay", {}, "Loan #1 is not closed yet. Only one loan at a time"],
	])("%s is refused", async (_, scenario, change, reason) => {
		const { askFor, list } = start(scenario);
		const before = (await list()).length;
		expect((await askFor("1000", change)).msg).toBe(reason);
		expect((await list()).length).toBe(before);
	});

	test("Spec 2 §9: costs the interest of its contract from the first second, and a penalty after the due date", async () => {
		const { askFor, control, advance, figures } = start("loan-approved");
		await askFor("1000");
		expect(await figures()).toEqual(["11.5", "0"]);
		control["loan/decide"]({ account: mia, approved: true });
		const seen: unknown[] = [];
		for (const days of [0, 7, 1, 22, 1, 9]) {
			advance(days * dayMs);
			seen.push(await figures());
		}
		expect(seen).toEqual([
			["11.5", "0"],
			["11.5", "0"],
			["11.5", "0"],
			["11.5", "0"],
			["11.5", "1"],
			["11.5", "10"],
		]);
	});

	test("A-371: accrues interest by the day where the platform does so", async () => {
		const { advance, figures } = start("loan-accruing");
		const first = await figures();
		advance(2 * dayMs);
		expect([first, await figures()]).toEqual([
			["1.5", "0"],
			["2.5", "0"],
		]);
	});
});

describe("Spec 2 §2, §4: a repayment", () => {
	test("is checked while nothing accrues, and closes the loan with money from outside", async () => {
		const { repay, advance, newest, figures, balances, state } = start("loan-to-repay");
		const before = await balances();
		expect([await figures(), (await repay()).msg]).toEqual([
			["11.5", "0"],
			"Repayment reported. The proof will be checked.",
		]);
		expect((await newest())?.status).toBe(4);
		advance(5 * minuteMs);
		advance(100 * dayMs);
		const repaid = await newest();
		expect([repaid?.status, repaid?.repayment_time !== "", await figures(), await balances()]).toEqual([
			5,
			true,
			["11.5", "0"],
			before,
		]);
		expect(state().journal.findLast(({ occasion }) => occasion === "loan repaid")?.postings).toEqual([
			{ account: "company:outside", amount: "-1011.5" },
			{ account: "company:lending", amount: "1011.5" },
		]);
		expect(state().sumOfPostings).toBe("0");
	});

	test("that is not accepted leads back with the reason, and the days of the check count", async () => {
		const { repay, control, advance, newest, figures, titles } = start("loan-to-repay");
		await repay();
		control["loan/repayment"]({ account: mia, approved: false, reason: "Too dark" });
		advance(2 * dayMs);
		const loan = await newest();
		expect([loan?.status, loan?.reason, await figures(), (await titles())[0]]).toEqual([
			2,
			"Too dark",
			["11.5", "0"],
			"Your repayment was not accepted",
		]);
		expect((await repay()).code).toBe(1);
		expect((await newest())?.reason).toBe("");
	});

	test.each([
		["of another loan", { loan_id: "2" }, "There is no such loan"],
		["to another address", { charge_id: "99" }, "There is no such address"],
		[
			"with the picture of another customer",
			{ proofImg: "/media/uploads/1.png" },
			"The picture is not on the platform",
		],
	])("%s is refused", async (_, change, reason) => {
		const { repay, newest } = start("loan-to-repay");
		expect((await repay(change)).msg).toContain(reason);
		expect((await newest())?.status).toBe(2);
	});

	test("is taken once", async () => {
		const { repay } = start("loan-to-repay");
		await repay();
		expect((await repay()).msg).toBe("This loan cannot be repaid now");
	});

	test("of the loan of another customer is refused", async () => {
		const { ask, signIn } = start("loan-to-repay");
		const omar = signIn("omar@tradewind.test");
		expect((await ask(calls.getRecord, { loan_id: "1" }, omar)).msg).toBe("There is no such loan");
	});
});

describe("Spec 2 §6: while a loan is unpaid", () => {
	const reason =
		"Loan #1 is not repaid. Until then you can trade, but not withdraw or transfer money. Repay it under Loans.";

	test("transfers and withdrawals are refused with the reason, and trading is not", async () => {
		const { ask, control, repay, advance } = start("loan-to-repay");
		const move = async () => (await ask(transfer.transfer, transfer.transfer.example.input)).msg;
		const draw = async () => (await ask(withdrawal.draw, withdrawal.draw.example.input)).msg;
		const trade = await ask(contract.submitContract, marketOrder);
		expect([await move(), await draw(), trade.code]).toEqual([reason, reason, 1]);
		control["loan/block"]({ on: false });
		expect([await move(), await draw()]).not.toContain(reason);
		control["loan/block"]({ on: true });
		await repay();
		advance(5 * minuteMs);
		expect([await move(), await draw()]).not.toContain(reason);
	});
});
