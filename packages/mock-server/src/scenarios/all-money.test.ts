import { account, fund, type InputOf, loan, type ReplyOf } from "@tradewind/contracts";
import { decimal, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

type Changes = ReplyOf<typeof account.getAccountChanges>["data"];

test("every account has money, two have money on hold, and there are a fund and a loan", async () => {
	const bench = createBench({ scenario: "all-money" });
	const balances = (await bench.ask(account.getBalance)).data as ReplyOf<typeof account.getBalance>;
	expect(balances.map(({ type, balance }) => [type, balance !== "0"])).toEqual([
		["forex", true],
		["micro", true],
		["change", true],
	]);
	expect(balances.map(({ lockBalance }) => lockBalance !== "0")).toEqual([true, true, true]);
	const summary = (await bench.ask(fund.getTotals)).data as ReplyOf<typeof fund.getTotals>;
	const loans = (await bench.ask(loan.getRecords, { page: "1" })).data as ReplyOf<typeof loan.getRecords>;
	expect([summary.total_share_amount, loans.data.map(({ status }) => status)]).toEqual(["100", [2]]);
	expect(bench.state().sumOfPostings).toBe("0");
});

test("the records of each account are in the order of their time, and each balance follows from the one before", async () => {
	const bench = createBench({ scenario: "all-money" });
	const { recordTypes } = account;
	const types: Record<string, readonly (keyof typeof recordTypes)[]> = {
		1: ["opening", "reserved", "released", "fee", "result", "transfer", "loanPaidOut"],
		2: ["opening", "reserved", "released", "result"],
		3: ["opening", "deposit", "fundSubscribed", "transfer", "withdrawal"],
	};
	for (const [type, contained] of Object.entries(types)) {
		const records: Changes[number][] = [];
		for (let page = 1; ; page++) {
			const input: InputOf<typeof account.getAccountChanges> = { type, page: String(page) };
			const { data, total } = (await bench.ask(account.getAccountChanges, input)).data as ReplyOf<
				typeof account.getAccountChanges
			>;
			records.unshift(...data.toReversed());
			if (records.length >= (total ?? 0)) break;
		}
		const times = records.map(({ CreatedAtTran }) => String(CreatedAtTran));
		expect(times).toEqual(times.toSorted());
		expect(records.map(({ Type }) => Type)).toEqual(
			expect.arrayContaining(contained.map((name) => recordTypes[name])),
		);
		let balance = decimal("0");
		for (const { Value, Balance } of records) {
			balance = BigDecimal.sum(balance, decimal(String(Value)));
			expect(String(Balance)).toBe(toText(balance));
		}
	}
});
