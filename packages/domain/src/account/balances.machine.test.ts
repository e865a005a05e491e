import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { decimal, money } from "../money/decimal.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { balancesMachine } from "./balances.machine.ts";
import type { MoneyReading } from "./read-money.ts";

const offline = new Unreachable({ reason: "offline" });
const reading = (free: string): MoneyReading => ({
	balances: [{ accountId: 1, kind: "forex", free: money(decimal(free)), locked: money(decimal("0")) }],
	profitOfDay: money(decimal("12.34")),
});

const start = () => {
	const readMoney = scriptedRequest<MoneyReading, QueryError>();
	const clock = new SimulatedClock();
	const machine = balancesMachine.provide({ actors: { readMoney: readMoney.logic } });
	const actor = createActor(machine, { clock }).start();
	return {
		clock,
		actor,
		readMoney,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

test("every state and every transition is covered", () => {
	coverMachine(balancesMachine, [
		{ type: "load" },
		{ type: "reset" },
		{ type: "xstate.done.actor.readMoney", output: Result.succeed(reading("10")) },
		{ type: "xstate.done.actor.readMoney", output: Result.fail(offline) },
		{ type: "xstate.error.actor.readMoney", error: new Error() },
	]);
});

test("Spec 1 §6: a visitor's balance is unknown until a customer signs in", async () => {
	const { actor, readMoney, state, context } = start();
	expect([state(), context().balances]).toEqual(["unknown", undefined]);
	actor.send({ type: "load" });
	await readMoney.succeed(reading("10000"));
	expect(state()).toBe("ready");
	expect(context()).toEqual({ ...reading("10000"), error: undefined, isReloadRequested: false });
});

test("Spec 1 §4: a logout clears the balances and ignores an answer in flight", async () => {
	const { actor, readMoney, state, context } = start();
	actor.send({ type: "load" });
	actor.send({ type: "reset" });
	await readMoney.succeed(reading("10000"));
	expect(readMoney.interrupted()).toEqual([true]);
	expect([state(), context().balances]).toEqual(["unknown", undefined]);
});

test("a failed reading keeps the last balances", async () => {
	const { actor, readMoney, state, context } = start();
	actor.send({ type: "load" });
	await readMoney.succeed(reading("10000"));
	actor.send({ type: "load" });
	await readMoney.fail(offline);
	expect([state(), context().error, context().balances]).toEqual([
		"failed",
		offline,
		reading("10000").balances,
	]);
});

test("a failed reading is retried every 5 s, also the first; its reason stays until it succeeds", async () => {
	const { actor, readMoney, state, context, clock } = start();
	actor.send({ type: "load" });
	await readMoney.fail(offline);
	clock.increment(4999);
	expect([state(), readMoney.inputs().length]).toEqual(["failed", 1]);
	clock.increment(1);
	expect([state(), context().error]).toEqual(["loading", offline]);
	await readMoney.fail(offline);
	clock.increment(5000);
	await readMoney.succeed(reading("10000"));
	expect([state(), context().error, readMoney.inputs().length]).toEqual(["ready", undefined, 3]);
	actor.send({ type: "load" });
	await readMoney.fail(offline);
	clock.increment(4999);
	expect(state()).toBe("failed");
	clock.increment(1);
	await readMoney.succeed(reading("9000"));
	expect([state(), context()]).toEqual([
		"ready",
		{ ...reading("9000"), error: undefined, isReloadRequested: false },
	]);
});

test("after a failed first reading a 'load' reads again at once, and shows that it does", async () => {
	const { actor, readMoney, state, context } = start();
	actor.send({ type: "load" });
	await readMoney.fail(offline);
	actor.send({ type: "load" });
	expect([state(), context().error]).toEqual(["loading", undefined]);
});

test("a 'load' during a reading causes another reading: the first answer may be older than the load", async () => {
	const { actor, readMoney, state, context } = start();
	actor.send({ type: "load" });
	actor.send({ type: "load" });
	actor.send({ type: "load" });
	await readMoney.succeed(reading("10000"));
	expect(state()).toBe("loading");
	await readMoney.succeed(reading("9990"));
	expect([state(), context().balances]).toEqual(["ready", reading("9990").balances]);
	expect(readMoney.inputs().length).toBe(2);
});

test("a defect causes no other reading: the next 'load' is one reading", async () => {
	const { actor, readMoney, state } = start();
	actor.send({ type: "load" });
	actor.send({ type: "load" });
	await readMoney.break();
	expect(state()).toBe("failed");
	actor.send({ type: "load" });
	await readMoney.succeed(reading("10000"));
	expect(state()).toBe("ready");
});
