import { describe, expect, test } from "vitest";
import { holdingOrder, moneyOf, noon, pendingOrder, totalsOf } from "../contract/contract.test-support.ts";
import { type ContractOrder, orderId } from "../contract/order/contract-order.ts";
import { decimal, quantity, rate } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { closedOrder, line, viewOf } from "./activity.test-support.ts";
import { noActivity } from "./activity.ts";
import { marginLevelAt, positionsBefore, wasClosedForMargin } from "./closing-level.ts";
import { withContracts, withEndedContracts } from "./watch-contracts.ts";

const position = (id: number, changes: Partial<ContractOrder> = {}): ContractOrder => ({
	...holdingOrder,
	id: orderId(id),
	quantity: quantity(decimal("2")),
	margin: moneyOf("100"),
	profit: moneyOf("0"),
	...changes,
});
const closed = (id: number, profit: string, changes: Partial<ContractOrder> = {}): ContractOrder => ({
	...closedOrder,
	...position(id, changes),
	profit: moneyOf(profit),
	stage: "closed",
	completedAt: closedOrder.completedAt,
});
/** Positions of a margin of 100 each, at a margin level in percent. */
const before = (level: string, ...holding: ContractOrder[]) =>
	positionsBefore({
		holding,
		pending: [],
		totals: {
			...totalsOf("0"),
			hazardRate: rate(decimal(level)),
			margin: moneyOf(String(100 * holding.length)),
		},
	});
const levelAt = (order: ContractOrder, state: ReturnType<typeof before>) =>
	state && plain(marginLevelAt(order, state));

describe("A-144: the margin level at a close price", () => {
	test("is the last reported one plus what the position gained or lost since, relative to the margin", () => {
		expect(levelAt(closed(501, "-150"), before("200", position(501)))).toBe("50");
		expect(levelAt(closed(501, "25"), before("200", position(501)))).toBe("225");
		const losing = position(501, { profit: moneyOf("-100") });
		expect(levelAt(closed(501, "-150"), before("100", losing))).toBe("50");
	});

	test("counts the other positions of the instrument at the same price, and opposite ones in reverse", () => {
		const same = before("200", position(501), position(502, { quantity: quantity(decimal("4")) }));
		expect(levelAt(closed(501, "-100"), same)).toBe("50");
		const hedged = before("200", position(501), position(502, { direction: "sell" }));
		expect(levelAt(closed(501, "-100"), hedged)).toBe("200");
		const other = before("200", position(501), position(502, { symbol: "GBP/USD" }));
		expect(levelAt(closed(501, "-100"), other)).toBe("150");
	});

	test("is of the margin of open positions: that of pending orders is left out", () => {
		const state = positionsBefore({
			holding: [position(501)],
			pending: [{ ...pendingOrder, margin: moneyOf("300") }],
			totals: { ...totalsOf("0"), hazardRate: rate(decimal("200")), margin: moneyOf("400") },
		});
		expect(levelAt(closed(501, "-150"), state)).toBe("50");
	});

	test("is unknown without positions, totals or the closed order among them", () => {
		expect(before("200")).toBeUndefined();
		expect(positionsBefore({ holding: [position(501)], pending: [], totals: undefined })).toBeUndefined();
		expect(levelAt(closed(502, "-150"), before("200", position(501)))).toBeUndefined();
	});

	test.each([
		["the margin", { margin: undefined }, []],
		["the margin level", { hazardRate: undefined }, []],
		["the margin of a pending order", {}, [{ ...pendingOrder, margin: undefined }]],
		["a margin above that of the pending orders", {}, [{ ...pendingOrder, margin: moneyOf("400") }]],
	])("is unknown if the platform does not report %s", (_, missing, pending) => {
		const totals = {
			...totalsOf("0"),
			hazardRate: rate(decimal("200")),
			margin: moneyOf("400"),
			...missing,
		};
		expect(positionsBefore({ holding: [position(501)], pending, totals })).toBeUndefined();
	});

	test("is unknown without the profit of the order, before or after its close", () => {
		const state = before("200", position(501, { profit: undefined }));
		expect(levelAt(closed(501, "-150"), state)).toBeUndefined();
		const ended = { ...closed(501, "0"), profit: undefined };
		expect(levelAt(ended, before("200", position(501)))).toBeUndefined();
	});
});

describe("A-144: the platform probably closed a position for lack of margin", () => {
	test.each([
		["-150", true],
		["-149.99", false],
		["10", false],
	])("at a profit of %s: %j", (profit, expected) => {
		expect(wasClosedForMargin(closed(501, profit), before("200", position(501)))).toBe(expected);
	});

	test("if it paid a part of the loss, also without the state before", () => {
		expect(wasClosedForMargin(closed(501, "-150", { cover: moneyOf("1") }), undefined)).toBe(true);
		expect(wasClosedForMargin(closed(501, "-150"), undefined)).toBe(false);
	});
});

describe("Spec 1 §4: the activity names a close for lack of margin", () => {
	const state = before("200", position(501), position(502));
	const seen = withContracts(noActivity, viewOf([position(501), position(502)]), noon);

	test("of positions that are closed one after another, by the state before the first", () => {
		const first = withContracts(seen, { ...viewOf([position(502)], [orderId(501)]), before: state }, noon);
		const stale = before("900", position(502));
		const both = [orderId(501), orderId(502)];
		const second = withContracts(first, { ...viewOf([], both), before: stale }, noon);
		const rows = [closed(502, "-160"), closed(501, "-160")];
		const { entries } = withEndedContracts(second, { lookedUp: [501, 502], rows }, noon);
		expect(entries.map(line).sort()).toEqual([
			"closed 501 at 1.0845, -160.25, margin",
			"closed 502 at 1.0845, -160.25, margin",
		]);
	});

	test("but not of one that its customer closed or that reached its stop", () => {
		const gone = withContracts(seen, { ...viewOf([position(502)], [orderId(501)]), before: state }, noon);
		const stopped = closed(501, "-160", { stopLoss: holdingOrder.latestPrice });
		const { entries } = withEndedContracts(gone, { lookedUp: [501], rows: [stopped] }, noon);
		expect(entries.map(line)).toEqual(["closed 501 at 1.0845, -160.25, stop-loss"]);
	});
});
