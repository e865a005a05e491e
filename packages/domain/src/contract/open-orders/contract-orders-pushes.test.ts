import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { holdingOrder, totalsOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { loaded, offline, reading, startOrders, unknownTrade } from "./contract-orders.test-support.ts";
import { arrivals } from "./platform-orders.test-support.ts";

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
			const { actor, clock, readOpenOrders, state } = startOrders();
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
			const { actor, readOpenOrders, state, shown } = startOrders();
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
				const { actor, clock, readOpenOrders } = startOrders();
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
