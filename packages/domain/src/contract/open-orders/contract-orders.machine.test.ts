import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { holdingOrder, priceOf, totalsOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { contractOrdersMachine } from "./contract-orders.machine.ts";
import { loaded, offline, reading, startOrders, unknownTrade } from "./contract-orders.test-support.ts";

const stops = { stopLoss: priceOf("1.08"), takeProfit: undefined };

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	coverMachine(
		contractOrdersMachine,
		[
			{ type: "load" },
			{ type: "refresh" },
			unknownTrade,
			{ type: "closed", ids: [holdingOrder.id] },
			{ type: "submitted", id: orderId(503) },
			{ type: "stops set", id: holdingOrder.id, stops },
			{ type: "reset" },
			done("readOpenOrders", Result.succeed(reading)),
			done("readOpenOrders", Result.fail(offline)),
			done("readOpenOrdersAgain", Result.succeed(reading)),
			done("readOpenOrdersAgain", Result.fail(offline)),
			{ type: "xstate.error.actor.readOpenOrders", error: new Error() },
			{ type: "xstate.error.actor.readOpenOrdersAgain", error: new Error() },
		],
		{
			sameWhen: ({ value, context }) => [
				value,
				context.isOutdated,
				context.isRefreshRequested,
				context.unmatchedPush.size > 0,
				context.missingFromPush.size > 0,
				context.lastOrderId !== undefined,
			],
		},
	);
});

describe("Spec 1 §4: open orders", () => {
	test("belong to no customer until loaded, and pushes are dropped until then", () => {
		const { actor, state, shown } = startOrders();
		actor.send(unknownTrade);
		actor.send({ type: "submitted", id: orderId(9) });
		expect([state(), shown()]).toEqual([
			"not loaded",
			{ holding: [], pending: [], totals: undefined, lastOrderId: undefined, error: undefined },
		]);
	});

	test("are read, and are cleared by a logout, which also drops a late answer", async () => {
		const { actor, readOpenOrders, state, shown } = await loaded();
		expect([state(), shown()]).toEqual([
			"ready",
			{ holding: [501], pending: [502], totals: totalsOf("1"), lastOrderId: 502, error: undefined },
		]);
		actor.send({ type: "refresh" });
		actor.send({ type: "reset" });
		await readOpenOrders.succeed(reading);
		expect([state(), shown().holding, readOpenOrders.interrupted()]).toEqual([
			"not loaded",
			[],
			[false, true],
		]);
	});

	test("an accepted order and accepted stops cause a reading at once, and the stops are shown before it", async () => {
		const { actor, readOpenOrders, state } = await loaded();
		actor.send({ type: "stops set", id: holdingOrder.id, stops });
		expect([state(), actor.getSnapshot().context.holding]).toEqual([
			"refreshing",
			[{ ...holdingOrder, ...stops }],
		]);
		await readOpenOrders.succeed(reading);
		actor.send({ type: "submitted", id: orderId(503) });
		expect([state(), actor.getSnapshot().context.lastOrderId]).toEqual(["refreshing", 503]);
		actor.send({ type: "submitted", id: orderId(504) });
		await readOpenOrders.succeed(reading);
		expect([state(), actor.getSnapshot().context.lastOrderId]).toEqual(["outdated", 504]);
	});

	test("stops accepted during a reading stay with its answer, which may be older, and cause another reading", async () => {
		const { actor, clock, readOpenOrders, state } = await loaded();
		actor.send({ type: "refresh" });
		actor.send({ type: "stops set", id: holdingOrder.id, stops });
		await readOpenOrders.succeed(reading);
		const held = () => actor.getSnapshot().context.holding;
		expect([state(), held()]).toEqual(["outdated", [{ ...holdingOrder, ...stops }]]);
		clock.increment(500);
		await readOpenOrders.succeed(reading);
		expect([state(), held()]).toEqual(["ready", [holdingOrder]]);
	});

	test("a failed reading keeps the known orders and can be retried", async () => {
		const { actor, readOpenOrders, state, shown } = await loaded();
		actor.send({ type: "refresh" });
		expect(actor.getSnapshot().hasTag("busy")).toBe(true);
		await readOpenOrders.fail(offline);
		expect([state(), shown().holding, shown().error]).toEqual(["failed", [501], offline]);
		actor.send({ type: "refresh" });
		await readOpenOrders.succeed(reading);
		expect([state(), shown().error]).toEqual(["ready", undefined]);
	});

	test("lists that cannot be read again are retried every 5 s, so that an accepted order does not stay missing", async () => {
		const { actor, clock, readOpenOrders, state, shown } = await loaded();
		actor.send({ type: "submitted", id: orderId(503) });
		await readOpenOrders.fail(offline);
		clock.increment(4999);
		expect([state(), readOpenOrders.inputs().length]).toEqual(["failed", 2]);
		clock.increment(1);
		await readOpenOrders.fail(offline);
		expect([state(), shown().error, readOpenOrders.inputs().length]).toEqual(["failed", offline, 3]);
		clock.increment(5000);
		await readOpenOrders.succeed({
			...reading,
			holding: [{ ...holdingOrder, id: orderId(503) }, holdingOrder],
			lastOrderId: orderId(503),
		});
		expect([state(), shown().holding, shown().error]).toEqual(["ready", [503, 501], undefined]);
	});

	test.each([
		[{ type: "submitted", id: orderId(503) }, holdingOrder, 503],
		[{ type: "stops set", id: holdingOrder.id, stops }, { ...holdingOrder, ...stops }, 502],
	] as const)(
		"%j after a failed reading is applied and causes another reading",
		async (event, holding, lastOrderId) => {
			const { actor, readOpenOrders, state } = await loaded();
			actor.send({ type: "refresh" });
			await readOpenOrders.fail(offline);
			actor.send(event);
			expect([state(), actor.getSnapshot().context]).toMatchObject([
				"refreshing",
				{ holding: [holding], lastOrderId },
			]);
		},
	);

	test("an order that is accepted before the first reading does not count as a reading", async () => {
		const { actor, readOpenOrders, state, shown } = startOrders();
		actor.send({ type: "load" });
		actor.send({ type: "submitted", id: orderId(503) });
		expect([state(), shown().lastOrderId]).toEqual(["loading", undefined]);
		await readOpenOrders.fail(offline);
		actor.send({ type: "submitted", id: orderId(504) });
		expect([state(), shown().lastOrderId]).toEqual(["loading", undefined]);
		await readOpenOrders.succeed(reading);
		expect([state(), shown().lastOrderId]).toEqual(["ready", 502]);
	});

	test("a failed first reading is retried every 5 s, like a later one", async () => {
		const { actor, clock, readOpenOrders, state, shown } = startOrders();
		actor.send({ type: "load" });
		await readOpenOrders.fail(offline);
		clock.increment(4999);
		expect([state(), shown().error, readOpenOrders.inputs().length]).toEqual(["failed", offline, 1]);
		clock.increment(1);
		expect([state(), shown().error]).toEqual(["loading", offline]);
		await readOpenOrders.break();
		expect([state(), readOpenOrders.inputs().length]).toEqual(["failed", 2]);
		clock.increment(5000);
		expect(state()).toBe("loading");
		await readOpenOrders.succeed(reading);
		expect([state(), shown().holding, shown().error]).toEqual(["ready", [501], undefined]);
	});

	test("a failed first reading is loaded again at once when it is asked for, and shows that it is", async () => {
		const { actor, readOpenOrders, state, shown } = startOrders();
		actor.send({ type: "load" });
		await readOpenOrders.fail(offline);
		expect([state(), shown().error]).toEqual(["failed", offline]);
		actor.send({ type: "load" });
		expect([state(), shown().error]).toEqual(["loading", undefined]);
	});
});
