import { describe, expect, test } from "vitest";
import { holdingOrder, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { microOrderId } from "../micro/order/micro-order.ts";
import { instant } from "../time/instant.ts";
import { cancelledOrder, closedOrder, filledOrder } from "./activity.test-support.ts";
import { unreadCount } from "./activity.ts";
import { history, micros, start, watching } from "./activity-machine.test-support.ts";

describe("A-146: what the customer requested on this device", () => {
	test("the last 50 commands of the customer are remembered", () => {
		const { actor, context } = start();
		const ids = Array.from({ length: 70 }, (_, at) => 1000 + at);
		for (const id of ids) actor.send({ type: "own command", id, command: "carried out" });
		expect([...context().own.keys()]).toEqual(ids.slice(20));
	});

	test("a close that was carried out is reported as requested and read, without an alert", async () => {
		const { actor, see, lookUp, reported, happened } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder], [holdingOrder.id]);
		actor.send({ type: "own command", id: 501, command: "carried out" });
		await lookUp.succeed(history({ ...closedOrder, stopLoss: priceOf("1.09") }));
		expect([reported(), happened]).toEqual([["closed 501 at 1.0845, 0.24, customer, read"], []]);
	});

	test("an answer after the list still marks the end as requested", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history(closedOrder));
		expect(reported()).toEqual(["closed 501 at 1.0845, 0.24, read"]);
		actor.send({ type: "own command", id: 501, command: "carried out" });
		expect(reported()).toEqual(["closed 501 at 1.0845, 0.24, customer, read"]);
	});

	test("a close that was refused because a stop came first is news", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history({ ...closedOrder, stopLoss: priceOf("1.0845") }));
		actor.send({ type: "own command failed", id: 501 });
		expect(reported()).toEqual(["closed 501 at 1.0845, 0.24, stop-loss"]);
	});

	test("an order that the customer cancelled is not reported", async () => {
		const { actor, see, lookUp, reported, state } = watching();
		actor.send({ type: "own command", id: 502, command: "asked" });
		actor.send({ type: "own command", id: 502, command: "carried out" });
		see([holdingOrder]);
		await lookUp.succeed(history(cancelledOrder));
		expect([reported(), state()]).toEqual([[], "watching"]);
	});
});

describe("A-146: read and unread", () => {
	test("opening an entry marks only that entry as read", async () => {
		const { actor, see, lookUp, reported } = watching();
		see([filledOrder]);
		await lookUp.succeed(history(closedOrder));
		actor.send({ type: "read", key: `contract 502 ${pendingOrder.createdAt} filled` });
		expect(reported()).toEqual(["closed 501 at 1.0845, 0.24", "filled 502 at 1.08, read"]);
	});

	test("'read all' marks everything as read", async () => {
		const { actor, see, context, reported } = watching();
		see([filledOrder, holdingOrder]);
		expect(unreadCount(context())).toBe(1);
		actor.send({ type: "read all" });
		see([filledOrder, holdingOrder]);
		expect([unreadCount(context()), reported()]).toEqual([0, ["filled 502 at 1.08, read"]]);
	});

	test("events, read marks and requests of another tab count here too, without an alert", async () => {
		const one = watching();
		one.actor.send({ type: "own command", id: 501, command: "carried out" });
		one.see([filledOrder]);
		await one.lookUp.succeed(history(closedOrder));
		const other = watching();
		other.see([filledOrder, holdingOrder]);
		other.happened.length = 0;
		one.actor.send({ type: "read all" });
		other.actor.send({ type: "other tab changed", activity: one.context() });
		other.actor.send({ type: "other tab changed", activity: one.context() });
		other.see([filledOrder]);
		await other.lookUp.succeed(history(closedOrder));
		expect([other.reported(), other.happened]).toEqual([
			["closed 501 at 1.0845, 0.24, customer, read", "filled 502 at 1.08, read"],
			[],
		]);
	});

	test("two tabs that exchange their state come to rest: merging known data changes nothing", () => {
		const { actor, see, context } = watching();
		see([filledOrder, holdingOrder]);
		const before = context();
		const [entry] = before.entries;
		if (!entry) throw new Error("There is no entry");
		const elsewhere = {
			entries: [{ ...entry, seenAt: instant(7) }],
			own: new Map([[501, "asked"]] as const),
		};
		actor.send({ type: "other tab changed", activity: elsewhere });
		expect([context().entries === before.entries, context().own === before.own]).toEqual([true, true]);
		actor.send({
			type: "other tab changed",
			activity: { ...elsewhere, own: new Map([[501, "carried out"]] as const) },
		});
		expect([context().entries === before.entries, [...context().own]]).toEqual([
			true,
			[[501, "carried out"]],
		]);
	});

	test("a hundred entries are saved; older ones are dropped", () => {
		const { actor, reported } = start();
		for (let id = 1; id <= 105; id++) {
			actor.send({ type: "micros", orders: [{ ...runningOrder, id: microOrderId(id) }] });
			actor.send({ type: "micros", orders: [{ ...wonOrder, id: microOrderId(id) }] });
		}
		expect([reported().length, reported()[0], reported().at(-1)]).toEqual([
			100,
			"settled 105 at 1.0845, 17",
			"settled 6 at 1.0845, 17",
		]);
	});

	test("a dropped entry is not reported again by a list that still shows its order", async () => {
		const { actor, lookUp, reported } = start();
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], []));
		const rows = Array.from({ length: 105 }, (_, index) => ({ ...wonOrder, id: microOrderId(index + 1) }));
		for (const row of rows) actor.send({ type: "micros", orders: [row] });
		const before = reported();
		actor.send({ type: "micros", orders: rows });
		expect([before.length, before.at(-1), reported()]).toEqual([100, "settled 6 at 1.0845, 17", before]);
	});
});
