import { describe, expect, test } from "vitest";
import { euroDollar } from "../../contract/contract.test-support.ts";
import { price, quantity, toText } from "../../money/decimal.ts";
import { openOrder, rateOf } from "../copy-trading.test-support.ts";
import type { FollowOrder } from "./follow-order.ts";
import { typicalCopy } from "./typical-copy.ts";

const order = (size: string, changes: Partial<FollowOrder> = {}): FollowOrder => ({
	...openOrder,
	symbol: euroDollar.symbol,
	quantity: quantity(rateOf(size)),
	openPrice: price(rateOf("1.5")),
	...changes,
});

const figures = (orders: readonly FollowOrder[], multiple = "2") => {
	const copy = typicalCopy(orders, [euroDollar], rateOf(multiple));
	return copy && [toText(copy.quantity), toText(copy.leverage), toText(copy.margin)];
};

describe("A-307: what a typical order of a trader would lock", () => {
	test("is the margin of the median order in the chosen multiple of its size", () => {
		expect(figures([order("9"), order("0.1"), order("0.4")])).toEqual(["0.8", "100", "12"]);
	});

	test("is the smaller of the two in the middle", () => {
		expect(figures([order("0.4"), order("0.1")], "1")).toEqual(["0.1", "100", "1.5"]);
	});

	test("is unknown without an order of a listed instrument that was filled", () => {
		expect(figures([])).toBeUndefined();
		expect(
			figures([order("1", { symbol: "unlisted" }), order("1", { openPrice: undefined })]),
		).toBeUndefined();
		expect(typicalCopy([order("1")], [{ ...euroDollar, multiples: [] }], rateOf("1"))).toBeUndefined();
	});
});
