import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { offline } from "../command/command.test-support.ts";
import { holdingOrder, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { type ContractOrder, orderId } from "../contract/order/contract-order.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { type MicroOrder, microOrderId } from "../micro/order/micro-order.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { instant } from "../time/instant.ts";
import { activityMachine } from "./activity.machine.ts";
import { cancelledOrder, closedOrder, filledOrder, line, noon, viewOf } from "./activity.test-support.ts";
import { type Activity, noActivity, unreadCount } from "./activity.ts";
import type { Endings, EndingsLookup } from "./read-endings.ts";

const history = (...contracts: readonly ContractOrder[]): Endings => ({ contracts, micros: undefined });
const micros = (running: readonly MicroOrder[], ended: readonly MicroOrder[]): Endings => ({
	contracts: [],
	micros: { running, ended },
});

const start = (saved?: Activity) => {
	const clock = new SimulatedClock();
	const lookUp = scriptedRequest<Endings, QueryError, EndingsLookup>();
	const actor = createActor(activityMachine.provide({ actors: { lookUp: lookUp.logic } }), {
		clock,
		input: { saved, now: () => noon },
	});
	const happened: string[][] = [];
	actor.on("happened", ({ entries }) => happened.push(entries.map(line)));
	actor.start();
	return {
		actor,
		clock,
		lookUp,
		happened,
		see: (...args: Parameters<typeof viewOf>) => actor.send({ type: "contracts", view: viewOf(...args) }),
		state: () => actor.getSnapshot().value,
		reported: () => actor.getSnapshot().context.entries.map(line),
		context: () => actor.getSnapshot().context,
	};
};

/** A customer with one pending and one holding order. */
const watching = (saved?: Activity) => {
	const activity = start(saved);
	activity.see([pendingOrder, holdingOrder]);
	return activity;
};

test("every state and every transition is covered", () => {
	const answered = (output: unknown) => ({ type: "xstate.done.actor.lookUp" as const, output });
	coverMachine(
		activityMachine,
		[
			{ type: "contracts", view: viewOf([pendingOrder, holdingOrder]) },
			{ type: "contracts", view: viewOf([pendingOrder]) },
			{ type: "micros", orders: [runningOrder] },
			{ type: "micros", orders: [wonOrder] },
			{ type: "read micros" },
			{ type: "own command", id: holdingOrder.id, command: "asked" },
			{ type: "own command failed", id: holdingOrder.id },
			{ type: "other tab changed", activity: noActivity },
			{ type: "read", key: "" },
			{ type: "read all" },
			answered(Result.succeed(history(closedOrder))),
			answered(Result.succeed(history())),
			answered(Result.fail(offline)),
			{ type: "xstate.error.actor.lookUp", error: new Error() },
		],
		{
			input: { saved: undefined, now: () => noon },
			sameWhen: ({ value, context }) => [
				value,
				context.mustReadMicros,
				[...context.contracts.open.keys()],
				[...context.contracts.missing.keys()],
				context.entries.map(line),
			],
		},
	);
});

describe("Spec 1 §4: what happens to contract orders", () => {
	test("an order that was open or ended before the first view is not reported", () => {
		const { state, reported, happened, lookUp } = watching();
		expect([state(), reported(), happened, lookUp.inputs()]).toEqual(["watching", [], [], []]);
	});

	test("an order that was pending and is now holding is reported as filled once", () => {
		const { see, reported, happened } = watching();
		see([filledOrder, holdingOrder]);
		see([pendingOrder, holdingOrder]);
		see([filledOrder, holdingOrder]);
		expect([reported(), happened]).toEqual([["filled 502 at 1.08"], [["filled 502 at 1.08"]]]);
	});

	test("A-851: a position that disappeared is looked up in the history and reported with its net profit", async () => {
		const { see, lookUp, reported, state, happened } = watching();
		see([pendingOrder], [holdingOrder.id]);
		expect([state(), lookUp.inputs(), reported()]).toEqual([
			"looking up",
			[{ contracts: [501], micros: undefined }],
			[],
		]);
		await lookUp.succeed(history(closedOrder));
		expect([state(), reported(), happened]).toEqual([
			"watching",
			["closed 501 at 1.0845, -0.01"],
			[["closed 501 at 1.0845, -0.01"]],
		]);
	});

	test.each([
		["buy", "1.0845", undefined, "stop-loss"],
		["buy", "1.0844", "1.09", undefined],
		["buy", "1.08", "1.0845", "take-profit"],
		["sell", "1.0845", undefined, "stop-loss"],
		["sell", "1.0846", "1.0845", "take-profit"],
		["sell", "1.0846", "1.08", undefined],
		["sell", undefined, undefined, undefined],
	] as const)(
		"A-144: a %s closed at 1.0845 with its stops at %s and %s: %s",
		async (direction, stopLoss, takeProfit, reason) => {
			const { see, lookUp, actor } = watching();
			see([pendingOrder]);
			await lookUp.succeed(
				history({
					...closedOrder,
					direction,
					stopLoss: stopLoss && priceOf(stopLoss),
					takeProfit: takeProfit && priceOf(takeProfit),
				}),
			);
			expect(actor.getSnapshot().context.entries.map((entry) => entry.reason)).toEqual([reason]);
		},
	);

	test("a pending order that the platform cancelled is reported without figures", async () => {
		const { see, lookUp, reported } = watching();
		see([holdingOrder]);
		await lookUp.succeed(history(cancelledOrder));
		expect(reported()).toEqual(["cancelled 502"]);
	});

	test("an order that was filled and closed between two views is reported as filled, then as closed", async () => {
		const { see, lookUp, happened, reported } = watching();
		see([holdingOrder]);
		await lookUp.succeed(history({ ...filledOrder, stage: "closed", completedAt: "2026-01-01 02:00:00" }));
		const both = ["filled 502 at 1.08", "closed 502 at 1.0845, -0.25"];
		expect([happened, reported()]).toEqual([[both], both.toReversed()]);
	});

	test("several ended orders are reported in the order of their ends", async () => {
		const { see, lookUp, happened } = watching();
		see([]);
		await lookUp.succeed(history({ ...closedOrder, completedAt: "2026-01-01 02:00:00" }, cancelledOrder));
		expect(happened).toEqual([["cancelled 502", "closed 501 at 1.0845, -0.01"]]);
	});

	test("an order that was never seen open is reported when the history shows its end", async () => {
		const { see, lookUp, reported } = watching();
		see([pendingOrder, holdingOrder], [orderId(511)]);
		expect(lookUp.inputs()).toEqual([{ contracts: [511], micros: undefined }]);
		await lookUp.succeed(
			history({ ...closedOrder, id: orderId(512) }, { ...closedOrder, id: orderId(511) }, closedOrder),
		);
		expect(reported()).toEqual(["closed 511 at 1.0845, -0.01", "closed 512 at 1.0845, -0.01"]);
	});

	test("an order that reappears in the next list is not looked up any more", async () => {
		const { see, lookUp, state, reported, clock } = watching();
		see([pendingOrder, holdingOrder], [], 511);
		see([pendingOrder, holdingOrder, { ...holdingOrder, id: orderId(511) }], [], 511);
		await lookUp.succeed(history());
		expect([state(), reported()]).toEqual(["watching", []]);
		clock.increment(60_000);
		expect(lookUp.inputs().length).toBe(1);
	});
});

describe("A-145: an order that no list shows", () => {
	test("is looked up after 1, 2 and 4 s, then reported as ended in an unknown way", async () => {
		const { see, lookUp, clock, state, reported } = watching();
		see([pendingOrder]);
		for (const wait of [1000, 2000, 4000]) {
			await lookUp.succeed(history());
			expect([state(), reported()]).toEqual(["waiting", []]);
			clock.increment(wait);
		}
		await lookUp.succeed(history());
		expect([state(), reported(), lookUp.inputs().length]).toEqual(["watching", ["ended 501"], 4]);
	});

	test("is completed in place when a list shows it later, and stays unread", async () => {
		const { see, lookUp, clock, reported } = watching();
		see([pendingOrder]);
		for (let attempts = 0; attempts < 4; attempts++) {
			await lookUp.succeed(history());
			clock.increment(30_000);
		}
		see([pendingOrder], [orderId(511)]);
		see([pendingOrder, holdingOrder]);
		see([pendingOrder]);
		await lookUp.succeed(history(closedOrder));
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01"]);
	});

	test("a failed lookup is repeated and does not count as an attempt", async () => {
		const { see, lookUp, clock, state, reported, actor } = watching();
		actor.send({ type: "read micros" });
		await lookUp.fail(offline);
		expect(state()).toBe("waiting");
		clock.increment(1000);
		see([pendingOrder]);
		await lookUp.break();
		clock.increment(2000);
		expect(lookUp.inputs().at(-1)).toEqual({ contracts: [501], micros: [] });
		await lookUp.succeed({ contracts: [closedOrder], micros: { running: [], ended: [] } });
		expect([state(), reported()]).toEqual(["watching", ["closed 501 at 1.0845, -0.01"]]);
	});

	test("an id whose order was never seen is dropped after the last lookup", async () => {
		const { see, lookUp, clock, reported, state } = watching();
		see([pendingOrder, holdingOrder], [orderId(511)]);
		for (let attempts = 0; attempts < 4; attempts++) {
			await lookUp.succeed(history());
			clock.increment(30_000);
		}
		expect([reported(), state()]).toEqual([[], "watching"]);
	});

	test("a history of a replaced platform does not prove the end of a stored order", async () => {
		const { see, lookUp, reported, state } = watching();
		see([]);
		const others = { createdAt: "2026-02-02 00:00:00" };
		await lookUp.succeed(history({ ...closedOrder, ...others }, { ...cancelledOrder, ...others }));
		expect([reported(), state()]).toEqual([[], "watching"]);
	});
});

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
		expect([reported(), happened]).toEqual([["closed 501 at 1.0845, -0.01, customer, read"], []]);
	});

	test("an answer after the list still marks the end as requested", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history(closedOrder));
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, read"]);
		actor.send({ type: "own command", id: 501, command: "carried out" });
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, customer, read"]);
	});

	test("a close that was refused because a stop came first is news", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history({ ...closedOrder, stopLoss: priceOf("1.0845") }));
		actor.send({ type: "own command failed", id: 501 });
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, stop-loss"]);
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

describe("Spec 1 §4: what happens to micro orders", () => {
	test("a running order that is then shown closed is reported with its result, once", () => {
		const { actor, reported, happened, context } = start();
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
		const { actor, lookUp, reported } = start();
		actor.send({ type: "micros", orders: [wonOrder] });
		actor.send({ type: "read micros" });
		await lookUp.succeed(micros([], [wonOrder]));
		expect([reported(), lookUp.inputs()]).toEqual([[], [{ contracts: [], micros: [] }]]);
	});

	test("an order that was placed and ended after the first reading is reported once, as soon as a list shows its end", async () => {
		const { actor, lookUp, reported, happened } = start();
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
		const { actor, lookUp, reported } = start(saved);
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
		const { actor, lookUp, reported, clock, state } = start();
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
		const { actor, lookUp, reported, clock } = start();
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
		const { actor, lookUp, state } = start();
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

const watchedMicro = {
	id: 601,
	createdAt: runningOrder.createdAt,
	instrument: runningOrder.instrument,
	symbol: "EUR/USD",
	side: "up",
	amount: runningOrder.amount,
	stage: "running",
} as const;
