import { account, type ReplyOf, session, transfer } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";

const order = { balance: "50", currency_id: "1", from: "1", to: "3" };

const log = async (
	bench: Bench,
	type: string,
	page = "1",
): Promise<ReplyOf<typeof transfer.getTransferLog>> =>
	(await bench.ask(transfer.getTransferLog, { type, page })).data as ReplyOf<typeof transfer.getTransferLog>;

const balances = async (bench: Bench): Promise<readonly string[]> => {
	const { data } = await bench.ask(account.getBalance);
	return (data as ReplyOf<typeof account.getBalance>).map(({ type, balance }) => `${type} ${balance}`);
};

const untouched = ["forex 10000", "micro 500", "change 250"];

describe("Spec 2 §4, §5, §7: a transfer", () => {
	test("moves free money in one entry of the ledger, and both accounts and the log show it", async () => {
		const bench = createBench({ scenario: "untraded" });
		expect(await bench.ask(transfer.transfer, order)).toEqual({
			code: 1,
			msg: "Transfer completed",
			data: {},
		});
		expect(await balances(bench)).toEqual(["forex 9950", "micro 500", "change 300"]);
		expect(bench.state().journal.at(-1)).toMatchObject({
			occasion: "transfer",
			movementId: 1,
			postings: [
				{ account: "customer:1:forex:free", amount: "-50" },
				{ account: "customer:1:change:free", amount: "50" },
			],
		});
		const record = { balance: "50", from: 1, to: 3, created_at: expect.stringMatching(/^\d{4}-/) };
		expect(await log(bench, "1")).toEqual({ data: [record], total: 1 });
		expect(await log(bench, "3")).toEqual({ data: [record], total: 1 });
		expect(await log(bench, "2")).toEqual({ data: [], total: 0 });
		const changes = await bench.ask(account.getAccountChanges, { type: "3", page: "1" });
		expect((changes.data as ReplyOf<typeof account.getAccountChanges>).data[0]).toMatchObject({
			Value: "50",
			MemoTran: "Transfer in #1",
			Balance: "300",
		});
		expect(bench.state().sumOfPostings).toBe("0");
	});

	test.each([
		["to the same account", { to: "1" }, "Choose two different accounts"],
		["from an unknown account", { from: "9" }, "There is no such account"],
		["in another currency", { currency_id: "2" }, "This is not the currency of the account"],
		["of nothing", { balance: "0" }, "Amount: must be more than 0"],
		["of fractions of a cent", { balance: "0.001" }, "Amount: at most 2 decimals"],
		["of more than is free", { balance: "10000.01" }, "The available balance of the account is not enough"],
	])("%s is refused and moves nothing", async (_, change, msg) => {
		const bench = createBench({ scenario: "untraded" });
		const before = bench.state().journal.length;
		expect(await bench.ask(transfer.transfer, { ...order, ...change })).toEqual({ code: 0, msg, data: null });
		expect([bench.state().journal.length, await balances(bench)]).toEqual([before, untouched]);
	});

	test("of all free money leaves 0, and the money in orders stays", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const [held] = (await bench.ask(account.getBalance)).data as ReplyOf<typeof account.getBalance>;
		const { balance, ...rest } = held ?? { balance: "" };
		const whole = balance.replace(/(\.\d\d)\d+$/, "$1");
		expect((await bench.ask(transfer.transfer, { ...order, balance: whole })).code).toBe(1);
		const [after] = (await bench.ask(account.getBalance)).data as ReplyOf<typeof account.getBalance>;
		expect(after).toEqual({ ...rest, balance: expect.stringMatching(/^0(\.00\d+)?$/) });
	});

	test("Spec 1 §6: is not offered in one-account mode, to demo customers, or with a hidden account", async () => {
		const bench = createBench({ scenario: "untraded" });
		const login = await bench.ask(session.createAccountDemoForU, session.createAccountDemoForU.example.input);
		const { token } = login.data as ReplyOf<typeof session.createAccountDemoForU>;
		expect((await bench.ask(transfer.transfer, order, token)).msg).toBe("Only for real accounts");
		bench.platform.control.flags({ is_micro: "0" });
		expect((await bench.ask(transfer.transfer, { ...order, to: "2" })).code).toBe(0);
		bench.platform.control.flags({ only_one_account: "1" });
		expect((await bench.ask(transfer.transfer, order)).msg).toBe(
			"Transfers are not available: there is only one account",
		);
		expect(await balances(bench)).toEqual(untouched);
	});
});

test("Spec 2 §4, §7: the log of an account has pages, the newest first, and no transfers of others", async () => {
	const bench = createBench({ scenario: "untraded" });
	for (let cents = 1; cents <= 23; cents++)
		await bench.ask(transfer.transfer, { ...order, balance: (cents / 100).toFixed(2) });
	const omar = bench.signIn("omar@tradewind.test");
	await bench.ask(transfer.transfer, { ...order, balance: "7" }, omar);
	const [first, second] = [await log(bench, "3"), await log(bench, "3", "2")];
	expect([first.total, first.data.length, second.data.length]).toEqual([23, 20, 3]);
	expect([first.data[0]?.balance, second.data[2]?.balance]).toEqual(["0.23", "0.01"]);
	expect((await bench.ask(transfer.getTransferLog, { type: "9", page: "1" })).code).toBe(0);
});
