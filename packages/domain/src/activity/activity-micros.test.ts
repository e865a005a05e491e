import { describe, expect, test } from "vitest";
import { offline } from "../command/command.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { microOrderId } from "../micro/order/micro-order.ts";
import { type Activity, noActivity } from "./activity.ts";
import { micros, startActivity } from "./activity-machine.test-support.ts";

describe("Spec 1 §4: what happens to micro orders", () => {
	test("a running order that is then shown closed is reported with its result, once", () => {
		const { actor, reported, happened, context } = startActivity();
		actor.send({ type: "micros", orders: [runningOrder] });
		expect([...context().micros.open.keys()]).toEqual([601]);
		actor.send({ type: "micros", orders: [wonOrder] });
		actor.send({ type: "micros", orders: [wonOrder, runningOrder] });
		expect([reported(), happened, context().micros.open.size]).toEqual([
			["settled 601 at 1.0845, 17"],
			[["settled 601 at 1.0845, 17"]],
			0,
		]);
	});

	test("an order that was closed before the first reading is not reported", async () => {
		const { actor, lookUp, reported } = startActivity();
		actor.send({ type: "micros", orders: [wonOrder] });
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], [wonOrder]));
		expect([reported(), lookUp.inputs()]).toEqual([[], [{ contracts: [], micros: [] }]]);
	});

	test("an order that was placed and ended after the first reading is reported once, as soon as a list shows its end", async () => {
		const { actor, lookUp, reported, happened } = startActivity();
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], [{ ...wonOrder, id: microOrderId(600) }]));
		for (const _ of ["once", "again"])
			actor.send({ type: "micros", orders: [wonOrder, { ...wonOrder, id: microOrderId(600) }] });
		expect([reported(), happened, lookUp.inputs().length]).toEqual([
			["settled 601 at 1.0845, 17"],
			[["settled 601 at 1.0845, 17"]],
			1,
		]);
	});

	test("on return, orders that were running are found, and so are orders that started and ended meanwhile", async () => {
		const saved: Activity = {
			...noActivity,
			micros: {
				open: new Map([[601, { ...watchedMicro, id: 601 }]]),
				lastId: 601,
				missing: new Map(),
				reportedUpTo: 601,
			},
		};
		const { actor, lookUp, reported } = startActivity(saved);
		actor.send({ type: "read micros" });
		await lookUp.succeed(
			micros(
				[{ ...runningOrder, id: microOrderId(603) }],
				[
					{ ...wonOrder, id: microOrderId(602), completedAt: undefined },
					wonOrder,
					{ ...wonOrder, id: microOrderId(600) },
				],
			),
		);
		expect(reported()).toEqual(["settled 601 at 1.0845, 17", "settled 602 at 1.0845, 17"]);
	});

	test("a reading that is older than the order does not end it", async () => {
		const { actor, lookUp, reported, clock, state } = startActivity();
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], []));
		actor.send({ type: "read micros" });
		actor.send({ type: "micros", orders: [runningOrder] });
		await lookUp.succeed(micros([], []));
		expect([state(), reported()]).toEqual(["waiting", []]);
		clock.increment(2000);
		await lookUp.succeed(micros([runningOrder], []));
		expect([state(), reported()]).toEqual(["watching", []]);
	});

	test("an order that no list shows is reported as ended in an unknown way", async () => {
		const { actor, lookUp, reported, clock } = startActivity();
		actor.send({ type: "micros", orders: [runningOrder] });
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([runningOrder], []));
		actor.send({ type: "read micros" });
		for (let attempts = 0; attempts < 5; attempts++) {
			await lookUp.succeed(micros([], []));
			clock.increment(30_000);
		}
		expect(reported()).toEqual(["ended 601"]);
	});

	test("waking up starts the next lookup at once", async () => {
		const { actor, lookUp, state } = startActivity();
		actor.send({ type: "read micros" });
		await lookUp.fail(offline);
		actor.send({ type: "read micros" });
		expect([state(), actor.getSnapshot().hasTag("busy"), lookUp.inputs().length]).toEqual([
			"looking up",
			true,
			2,
		]);
	});
});

const watchedMicro = {
	id: 601,
	createdAt: runningOrder.createdAt,
	instrument: runningOrder.instrument,
	symbol: "EUR/USD",
	side: "up",
	amount: runningOrder.amount,
	stage: "running",
} as const;
