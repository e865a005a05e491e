import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { holdingOrder, moneyOf, priceOf } from "../contract.test-support.ts";
import { closedOrderMachine } from "./closed-order.machine.ts";
import { closedOrder, offline } from "./contract-order.test-support.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";

const input = { id: holdingOrder.id };
const record = {
	...closedOrder,
	latestPrice: priceOf("1.11292"),
	profit: moneyOf("5"),
	completedAt: "2026-01-01 00:05:00",
};

const start = () => {
	const clock = new SimulatedClock();
	const readOrder = scriptedRequest<ContractOrder | undefined, QueryError, OrderId>();
	const actor = createActor(closedOrderMachine.provide({ actors: { readOrder: readOrder.logic } }), {
		clock,
		input,
	}).start();
	return { actor, clock, readOrder, state: () => actor.getSnapshot().value };
};

test("every state and every transition is covered", () => {
	const done = (output: unknown) => ({ type: "xstate.done.actor.readOrder" as const, output });
	coverMachine(
		closedOrderMachine,
		[
			{ type: "read now" },
			done(Result.succeed(record)),
			done(Result.succeed(holdingOrder)),
			done(Result.fail(offline)),
			{ type: "xstate.error.actor.readOrder", error: new Error() },
		],
		{ input, sameWhen: ({ value, context }) => [value, Math.min(context.attempts, 2)] },
	);
});

test("Spec 1 §4: a list that still shows the order as open is read again, and the closed order is the record", async () => {
	const { actor, clock, readOrder, state } = start();
	await readOrder.succeed(holdingOrder);
	expect(state()).toBe("waiting");
	clock.increment(999);
	expect(readOrder.inputs()).toEqual([501]);
	clock.increment(1);
	expect(readOrder.inputs()).toEqual([501, 501]);
	await readOrder.succeed(record);
	expect(actor.getSnapshot().context.order).toEqual(record);
});

test("readings that fail or find nothing go on, at most every 30 s, and a reconnect reads at once", async () => {
	const { actor, clock, readOrder, state } = start();
	const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
	for (const [place, wait] of waits.entries()) {
		if (place % 2 === 0) await readOrder.fail(offline);
		else await readOrder.succeed(undefined);
		clock.increment(wait - 1);
		expect(state()).toBe("waiting");
		clock.increment(1);
		expect(state()).toBe("reading");
	}
	await readOrder.break();
	actor.send({ type: "read now" });
	await readOrder.succeed(record);
	expect([state(), readOrder.inputs().length]).toEqual(["known", 9]);
});
