import { describe, expect, test } from "vitest";
import { AnswerLost } from "../../request/request.errors.ts";
import { holdingOrder, pendingOrder } from "../contract.test-support.ts";
import type { ContractOrderEvent } from "./contract-order.events.ts";
import {
	cancelledOrder,
	closedOrder,
	offline,
	orderWithUnknownOutcome,
	setStops,
	startOrder,
	stops,
} from "./contract-order.test-support.ts";
import type { ContractOrder } from "./contract-order.ts";

describe("Pitfall 2: a lost answer leaves the outcome unknown until the order shows it", () => {
	test.each<[string, ContractOrderEvent, ContractOrder, ContractOrder, string]>([
		["a close", { type: "close" }, holdingOrder, closedOrder, "closed"],
		["a cancel", { type: "cancel" }, pendingOrder, cancelledOrder, "cancelled"],
		["stops", setStops, holdingOrder, { ...holdingOrder, ...stops }, "holding"],
	])("%s was carried out", async (_, command, order, read, state) => {
		const started = await orderWithUnknownOutcome(command, order);
		expect(started.state()).toEqual({ "outcome unknown": "waiting" });
		started.send(command);
		started.clock.increment(1000);
		await started.readOrder.succeed(read);
		expect([started.state(), started.emitted, started.context().order]).toEqual([
			state,
			[{ type: "done", command: command.type, message: undefined }],
			read,
		]);
		const { close, cancel, set } = started;
		expect([...close.inputs(), ...cancel.inputs(), ...set.inputs()]).toHaveLength(1);
	});

	test.each<[string, ContractOrderEvent, ContractOrder, string]>([
		["a close", { type: "close" }, holdingOrder, "holding"],
		["a cancel", { type: "cancel" }, pendingOrder, "pending"],
		["stops", setStops, holdingOrder, "holding"],
	])("%s was not: three attempts find no trace of it", async (_, command, order, state) => {
		const started = await orderWithUnknownOutcome(command, order);
		for (const wait of [1000, 2000, 4000]) {
			expect(started.state()).toEqual({ "outcome unknown": "waiting" });
			started.clock.increment(wait);
			await started.readOrder.succeed(order);
		}
		expect([started.state(), started.context().wasNotCarriedOut, started.emitted]).toEqual([state, true, []]);
		started.send(command);
		expect(started.context().wasNotCarriedOut).toBe(false);
	});

	test.each<[string, ContractOrderEvent, ContractOrder]>([
		["a close", { type: "close" }, holdingOrder],
		["a cancel", { type: "cancel" }, pendingOrder],
		["stops", setStops, holdingOrder],
	])(
		"%s that timed out may still be carried out: only a second round of attempts disproves it",
		async (_, command, order) => {
			const { send, close, cancel, set, clock, readOrder, state, context } = startOrder(order);
			send(command);
			const request = { close, cancel, "set stops": set }[command.type as "close" | "cancel" | "set stops"];
			await request.fail(new AnswerLost({ reason: "timed out" }));
			for (const wait of [1000, 2000, 4000]) {
				clock.increment(wait);
				await readOrder.succeed(order);
			}
			expect(state()).toEqual({ "outcome unknown": "unresolved" });
			send({ type: "check again" });
			await readOrder.succeed(order);
			for (const wait of [2000, 4000]) {
				clock.increment(wait);
				await readOrder.succeed(order);
			}
			expect([state(), context().wasNotCarriedOut]).toEqual([order.stage, true]);
		},
	);

	test("the outcome of the next command is determined by itself, also when a defect ends it", async () => {
		const { send, close, clock, readOrder, state } = startOrder();
		send({ type: "close" });
		await close.fail(new AnswerLost({ reason: "timed out" }));
		clock.increment(1000);
		await readOrder.break();
		send({ type: "dismiss" });
		send({ type: "close" });
		await close.break();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await readOrder.succeed(holdingOrder);
		}
		expect(state()).toBe("holding");
	});

	test("a cancel that came too late: the order was filled and closed; this is shown until dismissed", async () => {
		const { send, clock, readOrder, state, context } = await orderWithUnknownOutcome(
			{ type: "cancel" },
			pendingOrder,
		);
		clock.increment(1000);
		await readOrder.succeed({ ...pendingOrder, stage: "closed" });
		expect([state(), context().wasNotCarriedOut]).toEqual(["closed", true]);
		send({ type: "dismiss" });
		expect(context().wasNotCarriedOut).toBe(false);
	});

	test("the outcome stays unknown while the order cannot be found or read, and can be checked again", async () => {
		const { send, clock, readOrder, state, close } = await orderWithUnknownOutcome({ type: "close" });
		clock.increment(1000);
		await readOrder.fail(offline);
		clock.increment(2000);
		await readOrder.succeed(undefined);
		clock.increment(4000);
		await readOrder.succeed(undefined);
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		send({ type: "close" });
		send({ type: "check again" });
		await readOrder.break();
		send({ type: "dismiss" });
		expect([state(), close.inputs().length]).toEqual(["holding", 1]);
	});

	test("an unresolved command is reconciled when the connection is back", async () => {
		const { send, clock, readOrder, state, emitted } = await orderWithUnknownOutcome({ type: "close" });
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await readOrder.fail(offline);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		send({ type: "reconnected" });
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await readOrder.succeed(closedOrder);
		expect([state(), emitted]).toEqual(["closed", [{ type: "done", command: "close", message: undefined }]]);
	});

	test("an attempt that started before the connection was back is not the last one", async () => {
		const { send, clock, readOrder, state, context } = await orderWithUnknownOutcome({ type: "close" });
		for (const wait of [1000, 2000]) {
			clock.increment(wait);
			await readOrder.fail(offline);
		}
		clock.increment(4000);
		send({ type: "reconnected" });
		await readOrder.fail(offline);
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await readOrder.succeed(closedOrder);
		expect([state(), context().wasNotCarriedOut]).toEqual(["closed", false]);
	});

	test("a connection that is back does not prove that a command that may still complete was not carried out", async () => {
		const { send, close, clock, readOrder, state } = startOrder();
		send({ type: "close" });
		await close.fail(new AnswerLost({ reason: "timed out" }));
		clock.increment(1000);
		await readOrder.break();
		send({ type: "reconnected" });
		await readOrder.succeed(holdingOrder);
		for (const wait of [2000, 4000]) {
			clock.increment(wait);
			await readOrder.succeed(holdingOrder);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
	});

	test("a reconnect does not read an order without an unknown outcome", () => {
		const { send, readOrder, state } = startOrder();
		send({ type: "reconnected" });
		expect([state(), readOrder.inputs()]).toEqual(["holding", []]);
	});

	test("a defect after the press counts as a lost answer", async () => {
		const { send, close, state } = startOrder();
		send({ type: "close" });
		await close.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});
