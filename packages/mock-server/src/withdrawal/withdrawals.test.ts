import { account, content, type ReplyOf, type RowOf, session, withdrawal } from "@tradewind/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const mia = "mia@tradewind.test";
const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
const reviewMs = 5 * 60_000;

interface Row {
	readonly accountTypeId: number;
	readonly balance: string;
	readonly lockBalance: string;
}

/** Mia, who has 250 in the change account, with a bound address. */
const start = async (flags: Readonly<Record<string, string>> = {}) => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.flags(flags);
	await bench.ask(withdrawal.bindDrawMethod, { type: "1", draw_id: "1", dc_address: address });
	const draw = (input: Readonly<Record<string, string>> = {}) =>
		bench.ask(withdrawal.draw, {
			draw_currency_id: "1",
			number: "100",
			memo: "rent",
			draw_method_id: "1",
			...input,
		});
	/** Free and locked money of an account. */
	const money = async (accountTypeId = 3) => {
		const rows = (await bench.ask(account.getBalance)).data as readonly Row[];
		const found = rows.find((row) => row.accountTypeId === accountTypeId);
		return [found?.balance, found?.lockBalance];
	};
	const records = async () =>
		(
			(await bench.ask(withdrawal.getDraws, { type: "1", page: "1" })).data as {
				data: readonly RowOf<typeof withdrawal.getDraws>[];
			}
		).data;
	const decide = (approved: boolean, reason = "") =>
		bench.platform.control["withdrawal/decide"]({ account: mia, approved, reason });
	return { bench, draw, money, records, decide };
};

const bitcoins = (number: string) => ({ draw_currency_id: "3", number });

test("A-870: a decision names its withdrawal, and decides no other one after that", async () => {
	const { bench, draw, records } = await start();
	await draw();
	await draw({ number: "50" });
	const reject = () =>
		bench.platform.control["withdrawal/decide"]({ account: mia, approved: false, number: "100002" });
	expect(reject()).toEqual({ number: "100002" });
	expect(reject).toThrow("has no waiting withdrawal 100002");
	expect((await records()).map(({ businessId, status_name }) => [businessId, status_name])).toEqual([
		["100002", "Rejected"],
		["100001", "Under review"],
	]);
});

describe("Spec 2 §4, §9: a withdrawal", () => {
	test("locks its amount until it is paid out, the fee to the company and the rest to the outside", async () => {
		const { bench, draw, money, records, decide } = await start();
		const answer = await draw();
		expect([answer.code, answer.msg, await money()]).toEqual([1, "Withdrawal submitted", ["150", "100"]]);
		decide(true);
		expect(await money()).toEqual(["150", "0"]);
		const entry = bench.state().journal.at(-1);
		expect([entry?.occasion, entry?.movementId, entry?.postings]).toEqual([
			"withdrawal paid",
			100_001,
			[
				{ account: "customer:1:change:locked", amount: "-100" },
				{ account: "company:fees", amount: "1" },
				{ account: "company:outside", amount: "99" },
			],
		]);
		expect(bench.state().sumOfPostings).toBe("0");
		expect((await records()).map(({ created_at: _, ...row }) => row)).toEqual([
			{
				number: "100",
				real_number: "99",
				draw_currency: { code: "USDT" },
				fee: "1",
				status_name: "Paid out",
				status: 1,
				type: 1,
				address,
				payee_account: "",
				businessId: "100001",
				notes: "rent",
			},
		]);
	});

	test("that is rejected gives the money back, with the reason in its notes and a message", async () => {
		const { bench, draw, money, records, decide } = await start();
		await draw();
		expect(decide(false, "Name mismatch")).toEqual({ number: "100001" });
		const [row] = await records();
		expect([await money(), row?.status_name, row?.notes]).toEqual([
			["250", "0"],
			"Rejected",
			"Name mismatch",
		]);
		expect(() => decide(true)).toThrow("has no waiting withdrawal");
		expect(bench.state().sumOfPostings).toBe("0");
		const { data } = await bench.ask(content.getMessages, { page: "1", limit: "50" });
		const [message] = (data as ReplyOf<typeof content.getMessages>).data;
		const { data: letter } = await bench.ask(content.getMessage, { id: String(message?.id) });
		expect([message?.title, JSON.stringify(letter)]).toEqual([
			"Withdrawal rejected",
			expect.stringContaining("Name mismatch"),
		]);
	});

	test("is paid out by itself after five minutes, once", async () => {
		const { bench, draw, money, records } = await start();
		await draw();
		bench.advance(reviewMs - 1);
		expect([await money(), (await records())[0]?.status_name]).toEqual([["150", "100"], "Under review"]);
		bench.advance(1);
		expect([await money(), (await records())[0]?.status_name]).toEqual([["150", "0"], "Paid out"]);
		bench.advance(reviewMs);
		expect(bench.state().journal.filter(({ occasion }) => occasion === "withdrawal paid").length).toBe(1);
	});

	test("in the currency of the account is not converted, and back in it is worth what was taken", async () => {
		const { bench, draw, records } = await start({ currency: "EUR" });
		const bank = { type: "2", draw_id: "12", payee_name: "Mia Berg", bank_name: "Bank of Examples" };
		await bench.ask(withdrawal.bindDrawMethod, bank);
		await draw({ draw_currency_id: "12", draw_method_id: "2", number: "10" });
		await draw({ number: "10" });
		const { data } = (await bench.ask(withdrawal.getDraws, { type: "2", page: "1" })).data as {
			data: readonly RowOf<typeof withdrawal.getDraws>[];
		};
		expect([data[0]?.real_number, (await records())[0]?.real_number]).toEqual(["9.9", "9.72"]);
	});

	test("comes from the contract account in one-account mode", async () => {
		const { draw, money } = await start({ only_one_account: "1" });
		await draw();
		expect([await money(1), await money(3)]).toEqual([
			["9900", "100"],
			["250", "0"],
		]);
	});

	test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
		["Withdrawals of this kind are not available", {}, { is_withdraw_crypto: "0" }],
		["There is no such withdrawal currency", { draw_currency_id: "99" }, {}],
		["The amount must be above zero and have at most two decimals", { number: "0" }, {}],
		["The amount must be above zero and have at most two decimals", { number: "10.001" }, {}],
		["The fee takes the whole amount", { number: "1" }, {}],
		["Rounding would take too much of the amount. Enter another one", bitcoins("4.85"), {}],
		["Rounding would take too much of the amount. Enter another one", bitcoins("19"), {}],
		["There is no such payout method", { draw_method_id: "9" }, {}],
		["There is no such payout method", { draw_currency_id: "2" }, {}],
		["The balance is not sufficient", { number: "250.01" }, {}],
		["Please set a pay password first", { pay_password: "246810" }, { is_pay_password: "1" }],
	])("is refused with “%s” for %j and the flags %j, and no money moves", async (msg, input, flags) => {
		const { draw, money, records } = await start(flags);
		const answer = await draw(input);
		expect([answer.code, answer.msg, await money(), await records()]).toEqual([0, msg, ["250", "0"], []]);
	});

	test("is refused for a wrong pay password, and accepted with the right one", async () => {
		const { bench, draw, money } = await start({ is_pay_password: "1" });
		await bench.ask(session.amendPayPassword, { password: "246810" });
		const wrong = await draw({ pay_password: "246811" });
		const missing = await draw();
		expect([wrong.msg, missing.msg, await money()]).toEqual([
			"The pay password is wrong",
			"The pay password is wrong",
			["250", "0"],
		]);
		expect([(await draw({ pay_password: "246810" })).code, await money()]).toEqual([1, ["150", "100"]]);
	});

	test("goes to a typed address only where the site takes one, and only with right check digits", async () => {
		const typed = async (flags: Readonly<Record<string, string>>, to: string) => {
			const { bench } = await start(flags);
			const input = { draw_currency_id: "1", number: "100", memo: "", address: to };
			return (await bench.ask(withdrawal.draw, input)).msg;
		};
		const taken = { is_withdraw_manual_input: "1" };
		expect([
			await typed({}, address),
			await typed(taken, `${address.slice(0, -1)}g`),
			await typed(taken, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
			await typed(taken, address),
		]).toEqual([
			"Please choose a saved address",
			"The address does not fit USDT on TRC20",
			"The address does not fit USDT on TRC20",
			"Withdrawal submitted",
		]);
	});

	test("of any sequence and with any decisions keeps the ledger at zero, and no balance below zero", async () => {
		const step = fc.oneof(
			fc.record({ number: fc.integer({ min: 1, max: 20_000 }).map((cents) => String(cents / 100)) }),
			fc.constantFrom("approve", "reject", "wait"),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
				const { bench, draw, decide } = await start();
				for (const one of steps) {
					if (typeof one === "object") await draw(one);
					else if (one === "wait") bench.advance(reviewMs / 2);
					else if (bench.state().withdrawals.some(({ status }) => status === "waiting"))
						decide(one === "approve");
				}
				expect(bench.state().sumOfPostings).toBe("0");
			}),
			{ numRuns: 20 },
		);
	});
});

describe("Spec 2 §2, §4: payout methods", () => {
	test("are bound once, listed by kind and currency, and removed by their owner alone", async () => {
		const { bench } = await start();
		const other = bench.signIn("omar@tradewind.test");
		const bind = (input: Readonly<Record<string, string>>) =>
			bench.ask(withdrawal.bindDrawMethod, { type: "1", draw_id: "1", ...input });
		const ids = async (input: Readonly<Record<string, string>>, as = bench.token) =>
			((await bench.ask(withdrawal.getDrawMethods, input, as)).data as readonly { id: number }[]).map(
				({ id }) => id,
			);
		const remove = (id: string, as: string) => bench.ask(withdrawal.deleteDrawMethod, { id }, as);
		expect((await bind({ dc_address: address })).msg).toBe("This payout method is already saved");
		await bind({ draw_id: "2", dc_address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" });
		await bind({ type: "2", draw_id: "11", payee_name: "Mia Berg", bank_name: "Bank of Examples" });
		expect([
			await ids({ draw_type: "1" }),
			await ids({ draw_type: "1", draw_id: "2" }),
			await ids({ draw_type: "2" }),
			await ids({ draw_type: "1" }, other),
		]).toEqual([[2, 1], [2], [3], []]);
		expect((await remove("1", other)).msg).toBe("There is no such payout method");
		expect((await remove("1", bench.token)).msg).toBe("Payout method removed");
		expect(await ids({ draw_type: "1" })).toEqual([2]);
	});

	test.each<[string, Readonly<Record<string, string>>]>([
		["There is no such withdrawal currency", { draw_id: "11", dc_address: address }],
		["There is no such withdrawal currency", { type: "2", payee_name: "Mia Berg", bank_name: "Bank" }],
		["The address does not fit BTC on Bitcoin", { draw_id: "3", dc_address: address }],
		["The address does not fit USDT on TRC20", {}],
		["The names of payee and bank are required", { type: "2", draw_id: "11", payee_name: "Mia Berg" }],
		[
			"A field is longer than 200 characters",
			{ type: "2", draw_id: "11", payee_name: "M".repeat(201), bank_name: "Bank" },
		],
	])("are refused with “%s” for %j", async (msg, input) => {
		const { bench } = await start();
		const answer = await bench.ask(withdrawal.bindDrawMethod, { type: "1", draw_id: "1", ...input });
		expect([answer.code, answer.msg]).toEqual([0, msg]);
	});
});
