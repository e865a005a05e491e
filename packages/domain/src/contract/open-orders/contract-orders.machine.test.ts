import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { holdingOrder, moneyOf, pendingOrder, priceOf, totalsOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { contractOrdersMachine } from "./contract-orders.machine.ts";
import type { OpenOrdersReading } from "./open-orders.ts";
import { arrivals } from "./platform-orders.test-support.ts";

const reading: OpenOrdersReading = {
	holding: [holdingOrder],
	pending: [pendingOrder],
	totals: totalsOf("1"),
	lastOrderId: orderId(502),
};
const stops = { stopLoss: priceOf("1.08"), takeProfit: undefined };
const offline = new Unreachable({ reason: "offline" });
const unknownTrade = {
	type: "trade",
	update: {
		totals: totalsOf("2"),
		orders: [holdingOrder.id, orderId(503)].map((id) => ({
			id,
			latestPrice: priceOf("1.09"),
			profit: moneyOf("3"),
		})),
	},
} as const;

const start = () => {
	const clock = new SimulatedClock();
	const readOpenOrders = scriptedRequest<OpenOrdersReading, QueryError>();
	const machine = contractOrdersMachine.provide({ actors: { readOpenOrders: readOpenOrders.logic } });
	const actor = createActor(machine, { clock }).start();
	return {
		actor,
		clock,
		readOpenOrders,
		state: () => actor.getSnapshot().value,
		shown: () => {
			const { holding, pending, totals, lastOrderId, error } = actor.getSnapshot().context;
			return {
				holding: holding.map(({ id }) => id),
				pending: pending.map(({ id }) => id),
				totals,
				lastOrderId,
				error,
			};
		},
	};
};

const loaded = async () => {
	const orders = start();
	orders.actor.send({ type: "load" });
	await orders.readOpenOrders.succeed(reading);
	return orders;
};

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
		const { actor, state, shown } = start();
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
		const { actor, readOpenOrders, state, shown } = start();
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
		const { actor, clock, readOpenOrders, state, shown } = start();
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
		const { actor, readOpenOrders, state, shown } = start();
		actor.send({ type: "load" });
		await readOpenOrders.fail(offline);
		expect([state(), shown().error]).toEqual(["failed", offline]);
		actor.send({ type: "load" });
		expect([state(), shown().error]).toEqual(["loading", undefined]);
	});
});

describe("Pitfall 4: pushes before answers", () => {
	test("an order that is closed during a reading does not return with its answer", async () => {
		const { actor, readOpenOrders, shown } = await loaded();
		actor.send({ type: "refresh" });
		actor.send({ type: "closed", ids: [holdingOrder.id] });
		await readOpenOrders.succeed(reading);
		expect(shown().holding).toEqual([]);
	});

	test("Spec 1 §4: totals that were read before the last order closed are read again half a second later", async () => {
		const { actor, clock, readOpenOrders, state, shown } = await loaded();
		const nothing = { ...reading, holding: [], totals: totalsOf("0") };
		actor.send({ type: "refresh" });
		actor.send({ type: "closed", ids: [holdingOrder.id] });
		actor.send({ type: "trade", update: { totals: nothing.totals, orders: [] } });
		await readOpenOrders.succeed(reading);
		expect([state(), shown().holding, shown().totals]).toEqual(["outdated", [], reading.totals]);
		clock.increment(500);
		await readOpenOrders.succeed(nothing);
		expect([state(), shown().holding, shown().totals]).toEqual(["ready", [], nothing.totals]);
	});

	test("lists that still show an order after its close push are accepted at the third reading", async () => {
		const { actor, clock, readOpenOrders, state, shown } = await loaded();
		actor.send({ type: "closed", ids: [holdingOrder.id] });
		actor.send({ type: "refresh" });
		for (const after of ["outdated", "outdated", "ready"]) {
			await readOpenOrders.succeed(reading);
			expect([state(), shown().holding]).toEqual([after, []]);
			clock.increment(500);
		}
	});

	test("an unknown order in a push causes one reading half a second later", async () => {
		const { actor, clock, readOpenOrders, state, shown } = await loaded();
		actor.send(unknownTrade);
		actor.send(unknownTrade);
		expect(state()).toBe("outdated");
		clock.increment(500);
		actor.send(unknownTrade);
		expect([state(), readOpenOrders.inputs().length]).toEqual(["refreshing", 2]);
		await readOpenOrders.succeed({
			...reading,
			holding: [{ ...holdingOrder, id: orderId(503) }, holdingOrder],
		});
		expect([state(), shown().holding]).toEqual(["ready", [503, 501]]);
	});

	test("pushes cause at most two readings a second", async () => {
		const { actor, clock, readOpenOrders } = await loaded();
		for (let tenth = 0; tenth < 50; tenth++) {
			actor.send(unknownTrade);
			clock.increment(100);
			if (actor.getSnapshot().hasTag("busy")) await readOpenOrders.succeed(reading);
		}
		expect(readOpenOrders.inputs().length).toBeLessThanOrEqual(11);
	});

	test.each(["load", "refresh"] as const)(
		"a $0 during the first or a later reading causes another reading",
		async (type) => {
			const { actor, clock, readOpenOrders, state } = start();
			actor.send({ type: "load" });
			for (const readings of [2, 4]) {
				actor.send({ type });
				await readOpenOrders.succeed(reading);
				expect(state()).toBe("outdated");
				clock.increment(500);
				await readOpenOrders.succeed(reading);
				expect([state(), readOpenOrders.inputs().length]).toEqual(["ready", readings]);
				actor.send({ type: "refresh" });
			}
		},
	);

	test.each(["load", "refresh"] as const)(
		"a %s during a reading is not lost: it causes exactly one more reading",
		async (type) => {
			const { actor, readOpenOrders, state, shown } = start();
			actor.send({ type: "load" });
			actor.send({ type });
			await readOpenOrders.fail(offline);
			expect([state(), readOpenOrders.inputs().length]).toEqual(["loading", 2]);
			await readOpenOrders.succeed(reading);
			actor.send({ type: "refresh" });
			actor.send({ type });
			await readOpenOrders.fail(offline);
			expect([state(), readOpenOrders.inputs().length]).toEqual(["refreshing", 4]);
			await readOpenOrders.fail(offline);
			expect([state(), shown().error, readOpenOrders.inputs().length]).toEqual(["failed", offline, 4]);
		},
	);

	test("any order of answers and pushes, with losses, ends with the platform's state after a last reading", async () => {
		await fc.assert(
			fc.asyncProperty(arrivals, async ({ arrived, currentState }) => {
				const { actor, clock, readOpenOrders } = start();
				actor.send({ type: "load" });
				for (const message of arrived) {
					if (message.type !== "reading") actor.send(message);
					else {
						if (!actor.getSnapshot().hasTag("busy")) actor.send({ type: "refresh" });
						await readOpenOrders.succeed(message.reading);
					}
				}
				if (actor.getSnapshot().hasTag("busy")) await readOpenOrders.succeed(currentState);
				clock.increment(500);
				if (!actor.getSnapshot().hasTag("busy")) actor.send({ type: "refresh" });
				await readOpenOrders.succeed(currentState);
				const { holding, pending, totals, lastOrderId } = actor.getSnapshot().context;
				expect(plain({ holding, pending, totals, lastOrderId })).toEqual(plain(currentState));
			}),
		);
	});
});
