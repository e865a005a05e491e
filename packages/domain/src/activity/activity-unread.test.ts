import { describe, expect, test } from "vitest";
import { holdingOrder, pendingOrder } from "../contract/contract.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { microOrderId } from "../micro/order/micro-order.ts";
import { instant } from "../time/instant.ts";
import { closedOrder, filledOrder } from "./activity.test-support.ts";
import { unreadCount } from "./activity.ts";
import { history, micros, startActivity, watching } from "./activity-machine.test-support.ts";

describe("A-146: read and unread", () => {
	test("opening an entry marks only that entry as read", async () => {
		const { actor, see, lookUp, reported } = watching();
		see([filledOrder]);
		await lookUp.succeed(history(closedOrder));
		actor.send({ type: "read", key: `contract 502 ${pendingOrder.createdAt} filled` });
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01", "filled 502 at 1.08, read"]);
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
			["closed 501 at 1.0845, -0.01, customer, read", "filled 502 at 1.08, read"],
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
		const { actor, reported } = startActivity();
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
		const { actor, lookUp, reported } = startActivity();
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], []));
		const rows = Array.from({ length: 105 }, (_, index) => ({ ...wonOrder, id: microOrderId(index + 1) }));
		for (const row of rows) actor.send({ type: "micros", orders: [row] });
		const before = reported();
		actor.send({ type: "micros", orders: rows });
		expect([before.length, before.at(-1), reported()]).toEqual([100, "settled 6 at 1.0845, 17", before]);
	});
});
