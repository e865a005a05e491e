import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { holdingOrder, moneyOf, pendingOrder, priceOf } from "../contract.test-support.ts";
import { contractOrderMachine } from "./contract-order.machine.ts";
import {
	cancelledOrder,
	closedOrder,
	filledOrder,
	lost,
	offline,
	orderWithUnknownOutcome,
	refused,
	setStops,
	startOrder,
	stops,
} from "./contract-order.test-support.ts";
import type { ContractOrder } from "./contract-order.ts";

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const answers = ["close", "cancel", "setStops"].flatMap((id) => [
		done(id, Result.succeed({ message: "Done" })),
		done(id, Result.fail(refused)),
		done(id, Result.fail(lost)),
		{ type: `xstate.error.actor.${id}` as const, error: new Error() },
	]);
	const events = [
		{ type: "close" },
		{ type: "cancel" },
		setStops,
		{ type: "update", latestPrice: priceOf("1.09"), profit: moneyOf("1") },
		{ type: "pushed closed" },
		{ type: "read", order: undefined },
		{ type: "check again" },
		{ type: "reconnected" },
		{ type: "dismiss" },
		...answers,
		{ type: "xstate.error.actor.readOrder", error: new Error() },
		done("readOrder", Result.fail(offline)),
	] as const;
	const sameWhen = ({
		value,
		context,
	}: ReturnType<ReturnType<typeof startOrder>["actor"]["getSnapshot"]>) => [
		value,
		context.order.stage,
		context.command,
		Math.min(context.reconcileAttempts, 3),
	];
	const readings = (...orders: readonly ContractOrder[]) =>
		orders.flatMap((order) => [{ type: "read", order } as const, done("readOrder", Result.succeed(order))]);
	coverMachine(
		contractOrderMachine,
		[...events, ...readings(pendingOrder, filledOrder, cancelledOrder, { ...pendingOrder, stage: "closed" })],
		{
			input: { order: pendingOrder },
			sameWhen,
		},
	);
});

describe("Spec 1 §4: the commands of an order", () => {
	test.each([
		[pendingOrder, "pending"],
		[holdingOrder, "holding"],
		[closedOrder, "closed"],
		[cancelledOrder, "cancelled"],
	])("an order that is listed as such is %#", (order, state) => {
		expect(startOrder(order).state()).toBe(state);
	});

	test("a holding order is closed once, and the platform's message is emitted (Spec 1 §7)", async () => {
		const { actor, send, close, state, emitted, context } = startOrder();
		send({ type: "close" });
		send({ type: "close" });
		send(setStops);
		send({ type: "cancel" });
		expect([state(), actor.getSnapshot().hasTag("busy"), close.inputs()]).toEqual([
			{ closing: "waiting for the reply" },
			true,
			[501],
		]);
		await close.succeed({ message: "Closed" });
		expect([state(), context().order.stage, emitted]).toEqual([
			"closed",
			"closed",
			[{ type: "done", command: "close", message: "Closed" }],
		]);
	});

	test("a pending order is cancelled; closing and stops have no effect", async () => {
		const { send, cancel, close, set, state, emitted } = startOrder(pendingOrder);
		send({ type: "close" });
		send(setStops);
		expect([state(), close.inputs(), set.inputs()]).toEqual(["pending", [], []]);
		send({ type: "cancel" });
		send({ type: "cancel" });
		await cancel.succeed({ message: "Cancelled" });
		expect([state(), cancel.inputs(), emitted]).toEqual([
			"cancelled",
			[502],
			[{ type: "done", command: "cancel", message: "Cancelled" }],
		]);
	});

	test("stops are set and shown", async () => {
		const { send, set, state, context, emitted } = startOrder();
		send(setStops);
		expect(set.inputs()).toEqual([{ id: 501, ...stops }]);
		await set.succeed({ message: "Set" });
		expect([state(), context().order.stopLoss, emitted]).toEqual([
			"holding",
			stops.stopLoss,
			[{ type: "done", command: "set stops", message: "Set" }],
		]);
	});

	test("a refused command keeps the order and shows the reason until dismissed", async () => {
		const { send, close, state, context } = startOrder();
		send({ type: "close" });
		await close.fail(refused);
		expect([state(), context().refusal]).toEqual(["holding", refused]);
		send({ type: "dismiss" });
		expect(context().refusal).toBeUndefined();
	});

	test("prices and profit follow the pushes, but not after the close", () => {
		const { send, context } = startOrder();
		send({ type: "update", latestPrice: priceOf("1.09"), profit: moneyOf("3") });
		send({ type: "pushed closed" });
		send({ type: "update", latestPrice: priceOf("1.01"), profit: moneyOf("-9") });
		expect(context().order).toEqual({
			...closedOrder,
			latestPrice: priceOf("1.09"),
			profit: moneyOf("3"),
		});
	});

	test("the lists show that a pending order was filled", () => {
		const { send, state } = startOrder(pendingOrder);
		send({ type: "read", order: filledOrder });
		expect(state()).toBe("holding");
	});

	test("a holding order that is in no list any more was closed; a pending one is looked up", async () => {
		const holding = startOrder();
		holding.send({ type: "read", order: undefined });
		expect([holding.state(), holding.context().order, holding.emitted]).toEqual(["closed", closedOrder, []]);
		const pending = startOrder(pendingOrder);
		pending.send({ type: "read", order: undefined });
		expect(pending.state()).toEqual({ "outcome unknown": "reconciling" });
		await pending.readOrder.succeed(cancelledOrder);
		expect([pending.state(), pending.emitted, pending.context().wasNotCarriedOut]).toEqual([
			"cancelled",
			[],
			false,
		]);
	});
});

describe("Pitfall 4: the push that an order is closed arrives before the answer", () => {
	test.each<[string, (close: ReturnType<typeof startOrder>["close"]) => Promise<void>, string | undefined]>([
		["a success with its message", (close) => close.succeed({ message: "Closed" }), "Closed"],
		["a lost answer", (close) => close.fail(lost), undefined],
		["a defect", (close) => close.break(), undefined],
	])("and overrides %s", async (_, answer, message) => {
		const { send, close, state, emitted } = startOrder();
		send({ type: "close" });
		send({ type: "pushed closed" });
		send({ type: "pushed closed" });
		expect(state()).toEqual({ closing: "pushed closed" });
		await answer(close);
		expect([state(), emitted]).toEqual(["closed", [{ type: "done", command: "close", message }]]);
	});

	test("a refused close means that the customer did not close the order: the refusal is shown", async () => {
		const { send, close, state, emitted } = startOrder();
		send({ type: "close" });
		send({ type: "pushed closed" });
		await close.fail(refused);
		expect([state(), emitted]).toEqual(["closed", [{ type: "superseded", refusal: refused }]]);
	});

	test("lists that still show the order do not affect a close in progress", () => {
		const { send, clock, state } = startOrder();
		send({ type: "close" });
		send({ type: "read", order: { ...holdingOrder, profit: moneyOf("3") } });
		clock.increment(3000);
		expect(state()).toEqual({ closing: "waiting for the reply" });
	});

	test("the answer is awaited for three more seconds", async () => {
		const { send, clock, state, emitted, close, context } = startOrder();
		send({ type: "close" });
		send({ type: "read", order: undefined });
		clock.increment(3000);
		expect([state(), emitted]).toEqual(["closed", [{ type: "done", command: "close", message: undefined }]]);
		await close.fail(refused);
		expect([state(), context().order.stage]).toEqual(["closed", "closed"]);
	});

	test("and overrides stops that are being set", async () => {
		const { send, set, state, emitted } = startOrder();
		send(setStops);
		send({ type: "pushed closed" });
		await set.succeed({ message: "Set" });
		expect([state(), emitted]).toEqual(["closed", []]);
	});

	test("and resolves the unknown outcome of a close, not of another command", async () => {
		const closing = await orderWithUnknownOutcome({ type: "close" });
		closing.send({ type: "pushed closed" });
		expect([closing.state(), closing.emitted]).toEqual([
			"closed",
			[{ type: "done", command: "close", message: undefined }],
		]);
		const setting = await orderWithUnknownOutcome(setStops);
		setting.send({ type: "pushed closed" });
		expect([setting.state(), setting.context().order.stage, setting.emitted]).toEqual([
			"closed",
			"closed",
			[],
		]);
	});
});
