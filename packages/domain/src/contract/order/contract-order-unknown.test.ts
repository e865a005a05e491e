import { describe, expect, test } from "vitest";
import { AnswerLost } from "../../request/request.errors.ts";
import { holdingOrder, pendingOrder } from "../contract.test-support.ts";
import type { ContractOrderEvent } from "./contract-order.events.ts";
import {
	cancelledOrder,
	closedOrder,
	offline,
	orderInDoubt,
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
		const doubtful = await orderInDoubt(command, order);
		expect(doubtful.state()).toEqual({ "outcome unknown": "waiting" });
		doubtful.send(command);
		doubtful.clock.increment(1000);
		await doubtful.readOrder.succeed(read);
		expect([doubtful.state(), doubtful.told, doubtful.context().order]).toEqual([
			state,
			[{ type: "done", command: command.type, message: undefined }],
			read,
		]);
		const { close, cancel, set } = doubtful;
		expect([...close.inputs(), ...cancel.inputs(), ...set.inputs()]).toHaveLength(1);
	});

	test.each<[string, ContractOrderEvent, ContractOrder, string]>([
		["a close", { type: "close" }, holdingOrder, "holding"],
		["a cancel", { type: "cancel" }, pendingOrder, "pending"],
		["stops", setStops, holdingOrder, "holding"],
	])("%s was not: three reconcileAttempts show no trace of it", async (_, command, order, state) => {
		const doubtful = await orderInDoubt(command, order);
		for (const wait of [1000, 2000, 4000]) {
			expect(doubtful.state()).toEqual({ "outcome unknown": "waiting" });
			doubtful.clock.increment(wait);
			await doubtful.readOrder.succeed(order);
		}
		expect([doubtful.state(), doubtful.context().wasNotCarriedOut, doubtful.told]).toEqual([state, true, []]);
		doubtful.send(command);
		expect(doubtful.context().wasNotCarriedOut).toBe(false);
	});

	test.each<[string, ContractOrderEvent, ContractOrder]>([
		["a close", { type: "close" }, holdingOrder],
		["a cancel", { type: "cancel" }, pendingOrder],
		["stops", setStops, holdingOrder],
	])(
		"%s that was not answered in time may be carried out yet: only a second round of reconcileAttempts says that it was not",
		async (_, command, order) => {
			const { send, close, cancel, set, clock, readOrder, state, context } = startOrder(order);
			send(command);
			const asked = { close, cancel, "set stops": set }[command.type as "close" | "cancel" | "set stops"];
			await asked.fail(new AnswerLost({ reason: "timed out" }));
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

	test("the next one is judged by itself, also when it comes to nothing by a defect", async () => {
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

	test("a cancel that came too late: the order is filled and closed; it is said until dismissed", async () => {
		const { send, clock, readOrder, state, context } = await orderInDoubt({ type: "cancel" }, pendingOrder);
		clock.increment(1000);
		await readOrder.succeed({ ...pendingOrder, stage: "closed" });
		expect([state(), context().wasNotCarriedOut]).toEqual(["closed", true]);
		send({ type: "dismiss" });
		expect(context().wasNotCarriedOut).toBe(false);
	});

	test("an order that can't be found or read stays in doubt, and can be looked for again", async () => {
		const { send, clock, readOrder, state, close } = await orderInDoubt({ type: "close" });
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

	test("what can't be told is looked for when the connection is back", async () => {
		const { send, clock, readOrder, state, told } = await orderInDoubt({ type: "close" });
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await readOrder.fail(offline);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		send({ type: "reconnected" });
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await readOrder.succeed(closedOrder);
		expect([state(), told]).toEqual(["closed", [{ type: "done", command: "close", message: undefined }]]);
	});

	test("a look that left before the connection was back is not the last one", async () => {
		const { send, clock, readOrder, state, context } = await orderInDoubt({ type: "close" });
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

	test("a connection that is back does not say that what is still under way was not carried out", async () => {
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

	test("a connection that is back asks nothing of an order that is not in doubt", () => {
		const { send, readOrder, state } = startOrder();
		send({ type: "reconnected" });
		expect([state(), readOrder.inputs()]).toEqual(["holding", []]);
	});

	test("a defect after the press is a lost answer too", async () => {
		const { send, close, state } = startOrder();
		send({ type: "close" });
		await close.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});
