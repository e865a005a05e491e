import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { type OrderId, orderId } from "../order/contract-order.ts";
import { closeAllMachine } from "./close-all.machine.ts";

const idsTo = (count: number): readonly OrderId[] =>
	Array.from({ length: count }, (_, at) => orderId(at + 1));

const start = () => {
	const actor = createActor(closeAllMachine);
	const asked: OrderId[] = [];
	actor.on("close", ({ id }) => asked.push(id));
	actor.start();
	return { actor, asked, state: () => actor.getSnapshot().value };
};

test("every state and every transition is covered", () => {
	coverMachine(
		closeAllMachine,
		[
			{ type: "confirm", ids: [] },
			{ type: "confirm", ids: idsTo(2) },
			{ type: "settled", id: orderId(1) },
			{ type: "settled", id: orderId(2) },
			{ type: "dismiss" },
		],
		{ sameWhen: ({ value, context }) => [value, context.waiting.length, context.running.join()] },
	);
});

test("A-682: four orders are closed at a time, the next one when one has an outcome, and none twice", () => {
	const { actor, asked, state } = start();
	actor.send({ type: "confirm", ids: [...idsTo(6), orderId(2)] });
	expect([state(), asked]).toEqual(["closing", idsTo(4)]);
	actor.send({ type: "confirm", ids: idsTo(6) });
	actor.send({ type: "settled", id: orderId(3) });
	actor.send({ type: "settled", id: orderId(3) });
	expect(asked).toEqual(idsTo(5));
	for (const id of idsTo(6)) actor.send({ type: "settled", id });
	expect([state(), asked, actor.getSnapshot().context]).toEqual([
		"over",
		idsTo(6),
		{ waiting: [], running: [], chosen: idsTo(6) },
	]);
	actor.send({ type: "dismiss" });
	actor.send({ type: "confirm", ids: [] });
	expect([state(), asked]).toEqual(["asking", idsTo(6)]);
});

test("in any order of outcomes, each order is asked for once, and it is over when the last one has an outcome", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 12 }),
			fc.array(fc.nat(11), { maxLength: 60 }),
			(count, outcomes) => {
				const { actor, asked, state } = start();
				actor.send({ type: "confirm", ids: idsTo(count) });
				const settled = new Set<OrderId>();
				const settle = (id: OrderId) => {
					if (!asked.includes(id)) return;
					settled.add(id);
					actor.send({ type: "settled", id });
				};
				for (const which of outcomes) settle(orderId(which + 1));
				expect(state() === "over").toBe(settled.size === count);
				for (let turn = 0; turn < count; turn++) for (const id of idsTo(count)) settle(id);
				expect([state(), asked.length, new Set(asked).size]).toEqual(["over", count, count]);
			},
		),
	);
});
