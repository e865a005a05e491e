import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { instrumentId } from "../../market/instrument.ts";
import { decimal, quantity, rate } from "../../money/decimal.ts";
import { Unreachable } from "../../request/request.errors.ts";
import { holdingOrder, pendingOrder, priceOf } from "../contract.test-support.ts";
import { listedTrading } from "../listed-trading.test-support.ts";
import { type ContractOrder, orderId } from "../order/contract-order.ts";
import { matchSentOrder, reconcileOrder, type SentOrder } from "./reconcile-order.ts";

const sentAtMarket: SentOrder = {
	lastOrderId: orderId(500),
	order: {
		instrument: instrumentId(1),
		direction: "buy",
		quantity: quantity(decimal("0.50")),
		multiple: rate(decimal("100")),
		targetPrice: undefined,
		stopLoss: undefined,
		takeProfit: undefined,
	},
};
const sentPending: SentOrder = {
	...sentAtMarket,
	order: { ...sentAtMarket.order, targetPrice: priceOf("1.080") },
};
const found = (order: ContractOrder) => ({ is: "confirmed", order });

describe("Pitfall 2: whether a sent order is in the lists (ids ascend)", () => {
	test("a market order is the equal one that is newer than all known ones", () => {
		expect(matchSentOrder(sentAtMarket, [holdingOrder])).toEqual(found(holdingOrder));
	});

	test("a pending order is the one with its target, filled or not", () => {
		expect(matchSentOrder(sentPending, [pendingOrder])).toEqual(found(pendingOrder));
		const filled = { ...pendingOrder, stage: "holding" as const, openPrice: priceOf("1.08") };
		expect(matchSentOrder(sentPending, [filled])).toEqual(found(filled));
	});

	test.each<[string, Partial<ContractOrder>]>([
		["with an id that was known before the press", { id: orderId(500) }],
		["of another instrument", { instrument: instrumentId(9) }],
		["in the other direction", { direction: "sell" }],
		["of another quantity", { quantity: quantity(decimal("0.51")) }],
		["at another multiple", { multiple: rate(decimal("50")) }],
		["that is pending, although a market order was sent", { stage: "pending" }],
	])("an order %s is not the sent one", (_, difference) => {
		expect(matchSentOrder(sentAtMarket, [{ ...holdingOrder, ...difference }])).toEqual({ is: "absent" });
	});

	test("one that is listed without its multiple", () => {
		const listed = { ...holdingOrder, multiple: undefined };
		expect(matchSentOrder(sentAtMarket, [listed])).toEqual(found(listed));
	});

	test("a pending order with another target is not the sent one", () => {
		const other = { ...pendingOrder, askedPrice: priceOf("1.0801") };
		expect(matchSentOrder(sentPending, [other])).toEqual({ is: "absent" });
	});

	test("stops that were changed since do not matter", () => {
		const withStops = { ...holdingOrder, stopLoss: priceOf("1.08") };
		expect(matchSentOrder(sentAtMarket, [withStops])).toEqual(found(withStops));
	});

	test("the first of two equal orders is the sent one", () => {
		const later = { ...holdingOrder, id: orderId(510) };
		expect(matchSentOrder(sentAtMarket, [later, holdingOrder])).toEqual(found(holdingOrder));
	});

	test("a customer without orders has 0 as the last id; without any id the result is unknown", () => {
		expect(matchSentOrder({ ...sentAtMarket, lastOrderId: orderId(0) }, [])).toEqual({ is: "absent" });
		expect(matchSentOrder({ ...sentAtMarket, lastOrderId: undefined }, [holdingOrder])).toEqual({
			is: "unknown",
		});
	});
});

describe("Reconciling an order", () => {
	test("reads the newest page of pending, holding and history, in the order of the lifecycle", async () => {
		const { trading, requests } = listedTrading({ history: [[{ ...holdingOrder, stage: "closed" }]] });
		const result = await Effect.runPromise(Effect.provide(reconcileOrder(sentAtMarket), trading));
		expect([result, requests]).toEqual([
			found({ ...holdingOrder, stage: "closed" }),
			["pending 1", "holding 1", "history 1"],
		]);
	});

	test("fails if a list cannot be read", async () => {
		const offline = new Unreachable({ reason: "offline" });
		const { trading } = listedTrading({}, offline);
		expect(
			await Effect.runPromise(Effect.flip(Effect.provide(reconcileOrder(sentAtMarket), trading))),
		).toEqual(offline);
	});
});
