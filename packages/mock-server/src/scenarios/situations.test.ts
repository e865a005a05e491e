import { toText } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createBench } from "../test/client.test-support.ts";
import { textIn } from "../words/words.ts";
import { createWorld } from "../world.ts";
import { scenarioNamed } from "./scenarios.ts";

const mia = 1;
const account = "mia@tradewind.test";
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const worldOf = (name: string) => {
	const clock = createVirtualClock();
	const world = createWorld({ seed: "data", clock, origin: () => "http://x.test", restartTicks: () => {} });
	scenarioNamed(name)?.setUp(world);
	return { ...world, msAgo: (at: number | undefined) => at && clock.now() - at };
};

test("the loan that is five days overdue was paid out twelve days ago, for seven days", () => {
	const { nouns, msAgo } = worldOf("loan-overdue");
	expect(
		nouns.loan.loans.of(mia).map(({ status, amount, loanPeriodDays, createdAt, reviewedAt }) => ({
			status,
			amount: toText(amount),
			loanPeriodDays,
			createdAt: msAgo(createdAt),
			reviewedAt: msAgo(reviewedAt),
		})),
	).toEqual([
		{
			status: "to repay",
			amount: "800",
			loanPeriodDays: 7,
			createdAt: 12 * day,
			reviewedAt: 12 * day - 5 * minute,
		},
	]);
});

test("a rejection by the key of a text is read by each customer in their language", () => {
	const { nouns } = worldOf("loan-rejected");
	const { reason, concerns, status } = nouns.loan.applications.of(mia) ?? {};
	expect([status, concerns, reason && textIn("de", reason)]).toEqual([
		"rejected",
		"personal_income",
		textIn("de", { key: "loan.reason.incomeMissing" }),
	]);
});

test("there are deposits in every status, the oldest last", () => {
	const { nouns, msAgo } = worldOf("deposits");
	expect(
		nouns.deposit.deposits
			.of(mia)
			.map(({ status, amount, createdAt }) => [
				status,
				toText(amount),
				Math.round((msAgo(createdAt) ?? 0) / day),
			]),
	).toEqual([
		["pending", "150", 0],
		["pending", "40", 0],
		["rejected", "75.5", 1],
		["invalid", "300", 1],
		["rejected", "0.0125", 2],
		["finished", "1200", 3],
		["finished", "500", 3],
	]);
});

test("there are withdrawals in every state, on two payout methods for coins and one of a bank", () => {
	const { nouns } = worldOf("withdrawals");
	expect(nouns.withdrawal.ways.of(mia)).toHaveLength(4);
	expect(
		nouns.withdrawal.withdrawals.of(mia).map(({ status, kind, amount }) => [status, kind, toText(amount)]),
	).toEqual([
		["waiting", "crypto", "25"],
		["paid", "bank", "40"],
		["rejected", "crypto", "30"],
		["paid", "crypto", "20"],
	]);
});

test("one subscription to a fund is finished, one redeemed, one runs since three days", () => {
	const { nouns } = worldOf("fund-held");
	expect(nouns.fund.subscriptions.of(mia).map(({ status, incomes }) => [status, incomes.length])).toEqual([
		["running", 3],
		["refunded", 5],
		["finished", 7],
	]);
});

test("an order of the past is closed at the price of its moment", () => {
	const { platform, state } = createBench({ scenario: "untraded" });
	const { orderId } = platform.control["order/add"]({
		account,
		code: "EURUSD",
		direction: "buy",
		quantity: "0.1",
		ago: "2 days",
		closedAgo: "30 hours",
	});
	expect(state().orders).toMatchObject([
		{
			Id: orderId,
			Status: 3,
			CreateTimeHandler: "2026-02-28 10:00:00",
			CompleteTimeHandler: "2026-03-01 04:00:00",
		},
	]);
	expect(state().sumOfPostings).toBe("0");
});

test("a transfer for a customer moves the money between two of their accounts", () => {
	const { platform, state } = createBench({ scenario: "untraded" });
	platform.control.transfer({ account, from: "forex", to: "change", amount: "75.55" });
	const [entry] = state().journal.filter(({ occasion }) => occasion === "transfer");
	expect(entry?.postings.map(({ amount }) => amount)).toEqual(["-75.55", "75.55"]);
});

test.each([
	["loan/add", { account, planId: 1, amount: "1000" }, "account: mia@tradewind.test has no approved loan"],
	["loan/repay", { account }, "account: mia@tradewind.test has no loan to repay"],
	["loan/apply", { account: "nobody@x.test" }, "account: there is no customer nobody@x.test"],
	["deposit/add", { account, currencyId: 99, amount: "5" }, "currencyId: there is no currency 99"],
	["deposit/add", { account, currencyId: 1, amount: "5", isMatching: true }, "isMatching: is of a deposit"],
	["deposit/add", { account, currencyId: 1, amount: "0" }, "amount: "],
	[
		"deposit/add",
		{ account, currencyId: 12, amount: "5", isMatching: true, decision: "approve" },
		"decision: a deposit without a proof is matched",
	],
	["fund/subscribe", { account, fundId: 1, amount: "10", ago: "yesterday" }, "ago: "],
	["fund/subscribe", { account, fundId: 1, amount: "1000000" }, "amount: "],
	["fund/redeem", { account, subscriptionId: 5 }, "subscriptionId: "],
	["withdrawal/method", { account, currencyId: 1, address: "short" }, "address: "],
	["withdrawal/add", { account, currencyId: 1, methodId: 9, amount: "25" }, "amount: "],
	["transfer", { account, from: "forex", to: "forex", amount: "5" }, "amount: "],
	[
		"order/add",
		{ account, code: "EURUSD", direction: "buy", quantity: "0.1", ago: "1 hours", closedAgo: "2 hours" },
		"closedAgo: it was not open yet",
	],
	[
		"order/place",
		{ account, code: "EURUSD", direction: "buy", quantity: "0.1", target: "1", targetPercent: 80 },
		"targetPercent: the target is named already",
	],
] as const)("%s with %j is refused, and nothing changes", (name, body, message) => {
	const bench = createBench({ scenario: "default" });
	const before = bench.state();
	expect(() => bench.platform.control[name](body)).toThrow(message);
	expect(bench.state()).toEqual(before);
});

test("a withdrawal for a customer needs no pay password of the caller", () => {
	const { platform, state } = createBench({ scenario: "default" });
	const { control } = platform;
	control.flags({ is_pay_password: "1" });
	control.customer({ account, payPassword: "246810" });
	const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
	const { methodId } = control["withdrawal/method"]({ account, currencyId: 1, address });
	control["withdrawal/add"]({ account, currencyId: 1, methodId, amount: "25" });
	expect(state().withdrawals.map(({ amount, status }) => [amount, status])).toEqual([["25", "waiting"]]);
});

test("a repayment before the payout of its loan is refused, and nothing changes", () => {
	const bench = createBench({ scenario: "loan-to-repay" });
	const before = bench.state();
	expect(() => bench.platform.control["loan/repay"]({ account, ago: "90 days" })).toThrow(
		"ago: the loan was not paid out yet",
	);
	expect(bench.state()).toEqual(before);
});

test("the number of leaders is set before they trade, and refused afterwards", () => {
	const { platform } = createBench({ scenario: "default" });
	platform.control["trader/leaders"]({ count: 3 });
	platform.control["trader/open"]({ traderId: 1001, code: "EURUSD", direction: "buy", quantity: "0.01" });
	expect(() => platform.control["trader/leaders"]({ count: 0 })).toThrow("count: the leaders trade already");
});
