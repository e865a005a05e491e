import { Effect, Layer } from "effect";
import { describe, expect, test } from "vitest";
import { holdingOrder, pendingOrder, totalsOf } from "../contract.test-support.ts";
import { ContractTrading } from "../contract-trading.port.ts";
import { listedTrading } from "../listed-trading.test-support.ts";
import { type ContractOrder, orderId } from "./contract-order.ts";
import { readOpenOrders, readOrder } from "./read-orders.ts";

const held = (id: number): ContractOrder => ({ ...holdingOrder, id: orderId(id) });
const closed = (id: number): ContractOrder => ({ ...held(id), stage: "closed" });

describe("Spec 1 §4, §7: reading the open orders", () => {
	test("reads all pages of pending and holding orders, and the newest page of history for the highest id", async () => {
		const { trading, requests } = listedTrading({
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
		expect(requests).toEqual(["pending 1", "holding 1", "holding 2", "history 1"]);
	});

	test("an order that moves to the next page during the reading appears once", async () => {
		const { trading } = listedTrading({
			holding: [
				[held(4), held(3)],
				[held(3), held(2)],
			],
		});
		const { holding } = await Effect.runPromise(Effect.provide(readOpenOrders, trading));
		expect(holding.map(({ id }) => id)).toEqual([4, 3, 2]);
	});

	test("an order that closes during the reading hides no other order between two pages", async () => {
		const { trading, requests } = listedTrading((before) =>
			before < 2
				? { holding: [[held(4), held(3)], [held(2), held(1)], [held(0)]] }
				: {
						holding: [
							[held(4), held(2)],
							[held(1), held(0)],
						],
					},
		);
		const { holding } = await Effect.runPromise(Effect.provide(readOpenOrders, trading));
		expect(holding.map(({ id }) => id)).toEqual([4, 2, 1, 0]);
		expect(requests).toEqual([
			...["pending 1", "holding 1", "holding 2", "holding 3"],
			...["holding 1", "holding 2", "history 1"],
		]);
	});

	test("hundreds of orders are read six pages at a time", async () => {
		const waiting: (() => void)[] = [];
		const all = Array.from({ length: 201 }, (_, at) => held(1000 - at));
		const pages = Array.from({ length: 11 }, (_, page) => all.slice(page * 20, page * 20 + 20));
		const { trading, requests } = listedTrading({ holding: pages });
		const slow = Layer.effect(
			ContractTrading,
			Effect.map(ContractTrading, (port) => ({
				...port,
				orders: (request: Parameters<typeof port.orders>[0]) =>
					Effect.andThen(
						Effect.promise(() => new Promise<void>((resolve) => waiting.push(resolve))),
						port.orders(request),
					),
			})),
		);
		const reading = Effect.runPromise(Effect.provide(readOpenOrders, Layer.provide(slow, trading)));
		const rounds: number[] = [];
		while (requests.at(-1) !== "history 1") {
			for (let turn = 0; turn < 20; turn++) await Promise.resolve();
			rounds.push(waiting.length);
			for (const answer of waiting.splice(0)) answer();
			for (let turn = 0; turn < 20; turn++) await Promise.resolve();
		}
		expect([rounds.filter((count) => count > 0), (await reading).holding]).toEqual([[1, 1, 6, 4, 1], all]);
	});

	test("a list that keeps changing is accepted at the third reading", async () => {
		let total = 2;
		const { trading, requests } = listedTrading(() => {
			total++;
			return { holding: [[held(2)], Array.from({ length: total }, (_, id) => held(10 + id))] };
		});
		await Effect.runPromise(Effect.provide(readOpenOrders, trading));
		expect(requests.filter((page) => page === "holding 1")).toHaveLength(3);
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
	])("in %s returns it, in the later stage if it has just moved", async (_, pages, stage) => {
		const { trading } = listedTrading(pages);
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toMatchObject({
			id: 2,
			stage,
		});
	});

	test("finds it after many others were closed, as in a stop-out", async () => {
		const { trading, requests } = listedTrading({
			history: [
				[closed(5), closed(4)],
				[closed(3), closed(2)],
			],
		});
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toEqual(closed(2));
		expect(requests).toEqual(["pending 1", "holding 1", "history 1", "history 2"]);
	});

	test("that no list shows searches the newest five pages of history", async () => {
		const { trading, requests } = listedTrading({
			holding: [[held(4)]],
			history: Array.from({ length: 9 }, (_, page) => [closed(900 + page)]),
		});
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toBeUndefined();
		expect(requests.at(-1)).toBe("history 5");
	});

	test("that no list shows stops at the end of the history", async () => {
		const { trading, requests } = listedTrading({ history: [[closed(5)]] });
		expect(await Effect.runPromise(Effect.provide(readOrder(orderId(2)), trading))).toBeUndefined();
		expect(requests).toEqual(["pending 1", "holding 1", "history 1", "history 2"]);
	});
});
