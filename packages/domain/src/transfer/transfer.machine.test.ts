import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { commandAnswers, commandEvents, offline, testCommand } from "../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { SentTransfer } from "./reconcile-transfer.ts";
import { transferMachine } from "./transfer.machine.ts";
import type { TransferRecord } from "./transfer.ts";
import type { TransferFacts } from "./transfer-summary.ts";
import { accounts, forex, micro, moneyOf } from "./transfers.test-support.ts";

const before: readonly TransferRecord[] = [];
const after: readonly TransferRecord[] = [
	{ amount: moneyOf("25"), from: 1, to: 2, createdAt: "2026-01-05 10:00:00" },
];
const facts: TransferFacts = { accounts, language: "en", knownRecords: { 1: before } };
const unanswered: SentTransfer = {
	order: { amount: moneyOf("25"), currencyId: 7, from: 1, to: 2 },
	knownRecords: [],
};
const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;

test("every state and every transition is covered", () => {
	coverMachine(
		transferMachine,
		[
			amount("25"),
			{ type: "submit" },
			{ type: "change", change: { is: "swap" } },
			{ type: "facts", facts: { accounts: [] } },
			{ type: "facts", facts: { accounts: [micro, forex] } },
			{ type: "refresh" },
			{ type: "resume", sent: unanswered },
			{ type: "xstate.done.actor.readLog", output: Result.succeed(after) },
			{ type: "xstate.done.actor.readLog", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readLog", error: new Error() },
			...commandEvents,
			...commandAnswers(),
		],
		{
			inputs: [facts, { ...facts, accounts: [] }],
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
});

describe("A-140: a transfer that was unanswered when the app was left", () => {
	const start = () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentTransfer>();
		const clock = new SimulatedClock();
		const actor = createActor(
			transferMachine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } }),
			{ input: facts, clock },
		).start();
		actor.send({ type: "resume", sent: unanswered });
		return { actor, send, reconcile, clock };
	};

	test("is looked up and never sent again", async () => {
		const { actor, send, reconcile, clock } = start();
		clock.increment(1000);
		expect(actor.getSnapshot().value).toEqual({ "outcome unknown": "reconciling" });
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([actor.getSnapshot().value, send.inputs(), reconcile.inputs()]).toEqual([
			"accepted",
			[],
			[unanswered],
		]);
	});

	test("may still be carried out: three look-ups without it leave its outcome unknown", async () => {
		const { actor, reconcile, clock } = start();
		for (let turn = 0; turn < 3; turn++) {
			clock.increment(4000);
			await reconcile.succeed({ is: "absent" });
		}
		expect(actor.getSnapshot().value).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		expect([actor.getSnapshot().matches("filling in"), actor.getSnapshot().context.sent]).toEqual([
			true,
			undefined,
		]);
	});

	test("fills the form, so that a transfer that was not carried out can be sent again", async () => {
		const { actor, reconcile, clock } = start();
		for (let turn = 0; turn < 3; turn++) {
			clock.increment(4000);
			await reconcile.succeed({ is: "absent" });
		}
		actor.send({ type: "check again" });
		for (let turn = 0; turn < 3; turn++) {
			clock.increment(4000);
			await reconcile.succeed({ is: "absent" });
		}
		actor.send({ type: "dismiss" });
		expect(actor.getSnapshot().context.form).toEqual({ from: 1, to: 2, amount: "25" });
	});
});

/** A transfer whose log is not answered, or by the test. */
const withLog = () => {
	const readLog = scriptedRequest<readonly TransferRecord[], QueryError, number>();
	return { readLog, machine: transferMachine.provide({ actors: { readLog: readLog.logic } }) };
};

testCommand({
	machine: withLog().machine,
	input: facts,
	back: { "filling in": "reading the log" },
	fill: [amount("25.5")],
	press: { type: "submit" },
	sends: { order: { amount: "25.5", currencyId: 7, from: 1, to: 2 }, knownRecords: [] },
	emptied: { from: 1, to: 2, amount: "" },
});

describe("Spec 2 §4, §5: filling in a transfer", () => {
	const start = (input: TransferFacts = facts) => createActor(withLog().machine, { input }).start();

	test("the first two accounts are chosen", () => {
		expect(start().getSnapshot().context.form).toEqual({ from: 1, to: 2, amount: "" });
	});

	test("a draft is kept, also while the accounts are not known yet", () => {
		const draft = { from: 3, to: 1, amount: "7" };
		const actor = start({ ...facts, accounts: [] });
		actor.send({ type: "change", change: { is: "proposal", from: 3, to: 1, text: "7" } });
		actor.send({ type: "facts", facts: { accounts } });
		expect(actor.getSnapshot().context.form).toEqual(draft);
	});

	test("'submit' sends nothing while something is missing", () => {
		const actor = start();
		actor.send({ type: "submit" });
		actor.send(amount("100.01"));
		actor.send({ type: "submit" });
		expect(actor.getSnapshot().matches("filling in")).toBe(true);
	});

	test("new account facts keep the choices and the input", () => {
		const actor = start();
		actor.send({ type: "change", change: { is: "swap" } });
		actor.send(amount("1"));
		actor.send({ type: "facts", facts: { accounts: [{ ...forex, free: moneyOf("7") }, micro] } });
		expect(actor.getSnapshot().context.form).toEqual({ from: 2, to: 1, amount: "1" });
	});

	test("A-57: the log of the source account is read on arrival, for another source account, on 'refresh' and after each transfer", async () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const { readLog, machine } = withLog();
		const actor = createActor(machine.provide({ actors: { send: send.logic } }), { input: facts }).start();
		await readLog.succeed(before);
		actor.send({ type: "change", change: { is: "swap" } });
		await readLog.succeed(before);
		actor.send({ type: "change", change: { is: "swap" } });
		actor.send(amount("25"));
		actor.send({ type: "refresh" });
		expect(readLog.inputs()).toEqual([1, 2, 1, 1]);
		actor.send({ type: "submit" });
		await send.succeed({ message: "Transferred" });
		actor.send({ type: "acknowledge" });
		expect(readLog.inputs()).toEqual([1, 2, 1, 1, 1]);
	});

	test("after a transfer the log is read again, so that an equal one is not confused with it", async () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const { readLog, machine } = withLog();
		const actor = createActor(machine.provide({ actors: { send: send.logic } }), { input: facts }).start();
		await readLog.succeed(before);
		const transfer = async () => {
			actor.send(amount("25"));
			actor.send({ type: "submit" });
			await send.succeed({ message: "Transferred" });
			actor.send({ type: "acknowledge" });
		};
		await transfer();
		await transfer();
		// The first one answers the reading that the second transfer has dropped.
		await readLog.succeed(before);
		await readLog.succeed(after);
		await transfer();
		expect(send.inputs()).toMatchObject([
			{ knownRecords: before },
			{ knownRecords: undefined },
			{ knownRecords: after },
		]);
	});

	test("A-140: a reading of the log that began before a transfer was sent is dropped", async () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const { readLog, machine } = withLog();
		const actor = createActor(machine.provide({ actors: { send: send.logic } }), { input: facts }).start();
		actor.send(amount("25"));
		actor.send({ type: "submit" });
		await readLog.succeed(after).catch(() => {});
		expect(actor.getSnapshot().context.facts.knownRecords).toEqual({ 1: before });
	});

	test("another language rewrites the amount, so that its value stays", () => {
		const actor = start();
		actor.send(amount("0.125"));
		actor.send({ type: "facts", facts: { language: "de" } });
		expect(actor.getSnapshot().context.form.amount).toBe("0,125");
	});
});
