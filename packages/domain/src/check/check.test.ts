import { expect, test } from "vitest";
import {
	balanceAfterCheck,
	equityCheck,
	heldMarginCheck,
	idleLevelCheck,
} from "../account/account.checks.ts";
import type { AccountDetail } from "../account/account-detail.ts";
import type { AccountRecord } from "../account/account-record.ts";
import {
	closedProfitCheck,
	coverCheck,
	historyCoverCheck,
	historyFeeCheck,
	historyProfitCheck,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "../contract/contract.checks.ts";
import { holdingOrder, moneyOf, priceOf } from "../contract/contract.test-support.ts";
import { type ContractOrder, orderId, type TradeUpdate } from "../contract/order/contract-order.ts";
import { followedProfitCheck } from "../copy-trading/copy-trading.checks.ts";
import { openOrder } from "../copy-trading/copy-trading.test-support.ts";
import { decimal, rate } from "../money/decimal.ts";
import { found } from "./check.test-support.ts";

const rateOf = (text: string) => rate(decimal(text));

const account: AccountDetail = {
	accountId: 1,
	kind: "forex",
	free: moneyOf("100.5"),
	locked: moneyOf("10"),
	profit: moneyOf("-0.25"),
	equity: moneyOf("110.25"),
	margin: moneyOf("10"),
	hazardRate: rateOf("1102.5"),
};

test("A-921: equity, margin and margin level of an account", () => {
	const changed = (change: Partial<AccountDetail>) => ({ ...account, ...change });
	expect([
		found(equityCheck, account),
		found(equityCheck, changed({ equity: moneyOf("110.26") })),
		found(equityCheck, changed({ profit: undefined })),
		found(heldMarginCheck, account),
		found(heldMarginCheck, changed({ margin: moneyOf("10.01") })),
		found(heldMarginCheck, changed({ margin: undefined })),
		found(idleLevelCheck, account),
		found(idleLevelCheck, changed({ margin: moneyOf("0") })),
		found(idleLevelCheck, changed({ margin: moneyOf("0"), hazardRate: rateOf("0.00") })),
	]).toEqual([
		"agrees",
		"110.26 is not equal 110.25",
		"not decided",
		"agrees",
		"10.01 is not at most 10",
		"not decided",
		"not decided",
		"1102.5 is not equal 0",
		"agrees",
	]);
});

test("A-921: the balance after a change of an account", () => {
	const change = (before: string, after: string | undefined): AccountRecord => ({
		id: 1,
		kind: "fee",
		change: moneyOf(before),
		balanceAfter: after === undefined ? undefined : moneyOf(after),
		reason: { is: "memo", text: "" },
		createdAt: "",
	});
	const of = (after: string | undefined) => ({ record: change("-0.25", after), older: change("1", "5") });
	expect([undefined, "4.75", "4.74"].map((after) => found(balanceAfterCheck, of(after)))).toEqual([
		"not decided",
		"agrees",
		"4.74 is not equal 4.75",
	]);
});

test("A-921: a total is equal up to the rounding of itself and of each position, to the cent or finer", () => {
	const of = (total: string, ...profits: readonly string[]) => {
		const held = profits.map((_, at) => ({ ...holdingOrder, id: orderId(at + 1) }));
		const orders = held.map(({ id }, at) => ({
			id,
			latestPrice: undefined,
			profit: moneyOf(profits[at] ?? ""),
		}));
		const totals = { profit: moneyOf(total), margin: undefined, hazardRate: undefined };
		return found(totalProfitCheck, { update: { isOfOneMoment: true, totals, orders }, held });
	};
	expect([
		of("1.01", "1"),
		of("3.01", "1", "2"),
		of("3.02", "1", "2"),
		of("-3.02", "-1", "-1", "-1"),
		of("-3.01", "-1", "-1", "-1"),
		of("0.0048", "0.0049"),
		of("0", "0.0049"),
		of("0.0001", "0.00001", "0.00004"),
		of("100", "100", "0.01", "-0.0051"),
		of("100", "100", "0.01", "-0.0051", "0.0051"),
		of("5", "-5"),
	]).toEqual([
		"1.01 is not equal 1",
		"agrees",
		"3.02 is not equal 3",
		"-3.02 is not equal -3",
		"agrees",
		"0.0048 is not equal 0.0049",
		"agrees",
		"agrees",
		"agrees",
		"100 is not equal 100.01",
		"5 is not equal -5",
	]);
});

test("A-921: the totals of a push are compared with orders of the same moment only", () => {
	const held: readonly ContractOrder[] = [holdingOrder, { ...holdingOrder, id: orderId(7) }];
	const update = (profits: readonly string[], change: Partial<TradeUpdate> = {}): TradeUpdate => ({
		isOfOneMoment: true,
		totals: { profit: moneyOf("3"), margin: moneyOf("1"), hazardRate: rateOf("50") },
		orders: profits.map((profit, at) => ({
			id: held[at]?.id ?? orderId(99),
			latestPrice: undefined,
			profit: moneyOf(profit),
		})),
		...change,
	});
	expect([
		found(totalProfitCheck, { update: update(["1", "2.00"]), held }),
		found(totalProfitCheck, { update: update(["1", "2.02"]), held }),
		found(totalProfitCheck, { update: update(["1", "2.01"], { isOfOneMoment: false }), held }),
		found(totalProfitCheck, { update: update(["1", "2.01"], { totals: undefined }), held }),
		found(totalProfitCheck, { update: update(["1"]), held }),
		found(totalProfitCheck, { update: update(["1", "2"]), held: [holdingOrder, holdingOrder] }),
		found(totalMarginCheck, { update: update(["1", "2"]), held }).endsWith(" is not at least 10.8402"),
		found(totalMarginCheck, { update: update(["1", "2"], { totals: undefined }), held }),
		found(totalLevelCheck, { update: update([]), held: [] }),
		found(totalLevelCheck, { update: update(["1", "2"]), held }),
	]).toEqual([
		"agrees",
		"3 is not equal 3.02",
		"not decided",
		"not decided",
		"not decided",
		"not decided",
		true,
		"not decided",
		"50 is not equal 0",
		"not decided",
	]);
});

test("A-921: the sums of a history are compared once all of its orders have been read", () => {
	const closed: ContractOrder = {
		...holdingOrder,
		stage: "closed",
		profit: moneyOf("2"),
		fee: moneyOf("0.5"),
	};
	const cancelled: ContractOrder = { ...closed, stage: "cancelled", profit: undefined, fee: undefined };
	const reported = { profitOfAll: moneyOf("2"), feeOfAll: moneyOf("0.4"), coverOfAll: moneyOf("0") };
	const history = { rows: [closed, cancelled], total: 2, reported };
	expect([
		found(historyProfitCheck, history),
		found(historyFeeCheck, history),
		found(historyCoverCheck, history),
		found(historyFeeCheck, { ...history, total: 3 }),
		found(historyFeeCheck, { ...history, rows: [{ ...closed, fee: undefined }, cancelled] }),
	]).toEqual(["agrees", "0.4 is not equal 0.5", "agrees", "not decided", "not decided"]);
});

test("A-921: the result of an order, its cover, and that of a trader's order", () => {
	const closed = (direction: "buy" | "sell", price: string, profit: string): ContractOrder => ({
		...holdingOrder,
		stage: "closed",
		direction,
		openPrice: priceOf("1.1"),
		latestPrice: priceOf(price),
		profit: moneyOf(profit),
		cover: moneyOf("3"),
	});
	const orders = [
		closed("buy", "1.2", "5"),
		closed("buy", "1.2", "-5"),
		closed("buy", "1.0", "5"),
		closed("sell", "1.2", "5"),
		closed("sell", "1.0", "5"),
		closed("buy", "1.10", "5"),
		holdingOrder,
	];
	const verdicts = [
		"agrees",
		"-5 is not at least 0",
		"5 is not at most 0",
		"5 is not at most 0",
		"agrees",
		"not decided",
		"not decided",
	];
	expect(orders.map((order) => found(closedProfitCheck, order))).toEqual(verdicts);
	expect(orders.map((order) => found(followedProfitCheck, { ...openOrder, ...order }))).toEqual(verdicts);
	expect([
		found(coverCheck, closed("buy", "1.0", "-5")),
		found(coverCheck, closed("buy", "1.0", "-2.99")),
		found(coverCheck, closed("buy", "1.2", "5")),
		found(coverCheck, holdingOrder),
	]).toEqual(["agrees", "3 is not at most 2.99", "3 is not at most 0", "not decided"]);
});
