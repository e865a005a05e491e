import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../command/command.test-support.ts";
import { holdingOrder, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { orderId } from "../contract/order/contract-order.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { activityMachine } from "./activity.machine.ts";
import { cancelledOrder, closedOrder, filledOrder, line, noon, viewOf } from "./activity.test-support.ts";
import { noActivity } from "./activity.ts";
import { history, watching } from "./activity-machine.test-support.ts";

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
