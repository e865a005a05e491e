import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { commandAnswers, commandEvents, lost, refused } from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { pendingOrder, priceOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import type { SentOrder } from "../ticket/reconcile-order.ts";
import { type ChangeTargetEvent, changeTargetMachine } from "./change-target.machine.ts";

const sends: SentOrder = {
	order: {
		instrument: pendingOrder.instrument as SentOrder["order"]["instrument"],
		direction: "buy",
		quantity: pendingOrder.quantity,
		multiple: pendingOrder.multiple as SentOrder["order"]["multiple"],
		targetPrice: priceOf("1.07"),
		stopLoss: undefined,
		takeProfit: undefined,
	},
	lastOrderId: orderId(502),
};
const typed: ChangeTargetEvent = { type: "type", text: "1.07" };
const confirm: ChangeTargetEvent = { type: "confirm", sends };
const resume: ChangeTargetEvent = { type: "resume", sent: sends };
const place: ChangeTargetEvent = { type: "place", sends };

const start = () => {
	const send = scriptedRequest<CommandReply, CommandError, SentOrder>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentOrder>();
	const machine = changeTargetMachine.provide({
		actors: { send: send.logic, reconcile: reconcile.logic },
	});
	const clock = new SimulatedClock();
	const actor = createActor(machine, { clock });
	const emitted: string[] = [];
	actor.on("*", ({ type }) => emitted.push(type));
	actor.start();
	const give = (...events: readonly ChangeTargetEvent[]) => {
		for (const event of events) actor.send(event);
	};
	return { give, send, reconcile, clock, emitted, state: () => actor.getSnapshot().value, actor };
};

test("every state and every transition is covered", () => {
	coverMachine(changeTargetMachine, [
		typed,
		{ type: "type", text: "" },
		confirm,
		{ type: "cancelled" },
		{ type: "kept" },
		place,
		resume,
		...commandEvents,
		...commandAnswers(),
	]);
});

describe("A-686: another target for a pending order", () => {
	test("the new order is sent once the cancel is confirmed, and then it is over", async () => {
		const { give, send, emitted, state } = start();
		give(typed, confirm, confirm, place);
		expect([state(), emitted, send.inputs()]).toEqual(["cancelling", ["cancel"], []]);
		give({ type: "cancelled" }, { type: "cancelled" });
		expect([state(), send.inputs()]).toEqual(["sending", [sends]]);
		await send.succeed({ message: "Placed" });
		expect([state(), emitted]).toEqual(["accepted", ["cancel", "carried out"]]);
		give({ type: "acknowledge" });
		expect(state()).toBe("over");
	});

	test("a cancel that is refused or has no known outcome sends nothing, and what was typed stays", () => {
		const { give, send, state, actor } = start();
		give(typed, confirm, { type: "kept" }, { type: "cancelled" });
		expect([state(), send.inputs(), actor.getSnapshot().context]).toMatchObject([
			"filling in",
			[],
			{ form: "1.07", sent: undefined },
		]);
	});

	test("a refused new order leaves the cancelled one and what was typed, and can be placed again without a cancel", async () => {
		const { give, send, state, actor, emitted } = start();
		give(typed, confirm, { type: "cancelled" });
		await send.fail(refused);
		expect([state(), actor.getSnapshot().context]).toMatchObject([
			"only cancelled",
			{ form: "1.07", refusal: refused },
		]);
		give(place);
		expect([state(), send.inputs().length, emitted]).toEqual(["sending", 2, ["cancel"]]);
	});

	test("a new order without an answer from before a reload is looked up and never sent again", async () => {
		const { give, send, reconcile, clock, state, emitted } = start();
		give(typed, resume, resume, confirm);
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), send.inputs(), emitted]).toEqual(["accepted", [], ["carried out"]]);
	});

	test("a lost answer to the new order is looked up and never sent again", async () => {
		const { give, send, reconcile, clock, state } = start();
		give(typed, confirm, { type: "cancelled" });
		await send.fail(lost);
		give(place, confirm);
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), send.inputs().length]).toEqual(["accepted", 1]);
	});
});

test("in any order of events, nothing is sent before a confirmed cancel, and no more often than was confirmed", () => {
	const events = [
		typed,
		confirm,
		{ type: "cancelled" },
		{ type: "kept" },
		place,
		resume,
		...commandEvents,
	] as const;
	fc.assert(
		fc.property(fc.array(fc.constantFrom<ChangeTargetEvent>(...events), { maxLength: 40 }), (given) => {
			const { give, send, state } = start();
			for (const event of given) {
				const before = [state(), send.inputs().length] as const;
				give(event);
				const sent = send.inputs().length - before[1];
				const isAllowed =
					(before[0] === "cancelling" && event.type === "cancelled") ||
					(before[0] === "only cancelled" && event.type === "place");
				expect(sent).toBe(isAllowed ? 1 : 0);
			}
		}),
	);
});
