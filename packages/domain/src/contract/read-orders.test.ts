import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { holdingOrder, pendingOrder, totalsOf } from "./contract.test-support.ts";
import { type ContractOrder, orderId } from "./contract-order.ts";
import { listedTrading } from "./listed-trading.test-support.ts";
import { readOpenOrders, readOrder } from "./read-orders.ts";

const held = (id: number): ContractOrder => ({ ...holdingOrder, id: orderId(id) });
const closed = (id: number): ContractOrder => ({ ...held(id), stage: "closed" });

describe("Spec 1 §4, §7: reading what is open", () => {
	test("all pages of pending and holding, and the newest of history for the highest id", async () => {
		const { trading, asked } = listedTrading({
			holding: [[held(4), held(3)], [held(2)]],
			pending: [[pendingOrder]],
			history: [[closed(900)], [closed(901)]],
		});
		expect(await Effect.runPromise(Effect.provide(readOpenOrders, trading))).toEqual({
			holding: [held(4), held(3), held(2)],
			pending: [pendingOrder],
			totals: totalsOf("1"),
			lastOrderId: 900,
		});
		expect(asked).toEqual(["pending 1", "holding 1", "holding 2", "history 1"]);
	});

	test("an order that slips to the next page while it is read is there once", async () => {
		const { trading } = listedTrading({
			holding: [
				[held(4), held(3)],
				[held(3), held(2)],
			],
		});
		const { holding } = await Effect.runPromise(Effect.provide(readOpenOrders, trading));
		expect(holding.map(({ id }) => id)).toEqual([4, 3, 2]);
	});

	test("a customer without orders has 0 as the highest id", async () => {
		const { lastOrderId } = await Effect.runPromise(
			Effect.provide(readOpenOrders, listedTrading({}).trading),
		);
		expect(lastOrderId).toBe(0);
	});
});

describe("Reading one order", () => {
	test.each([
		["history", { history: [[closed(2)]], holding: [[held(2)]] }, "closed"],
		["holding", { holding: [[held(4), held(3)], [held(2)]] }, "holding"],
		["pending", { pending: [[{ ...pendingOrder, id: orderId(2) }]] }, "pending"],
	])("that stands in %s, the later stage where it has just moved", async (_, pages, stage) => {
		const { trading } = listedTrading(pages);
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toMatchObject({
			id: 2,
			stage,
		});
	});

	test("that no list shows", async () => {
		const { trading } = listedTrading({ holding: [[held(4)]] });
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toBeUndefined();
	});
});
