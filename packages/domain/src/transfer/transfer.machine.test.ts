import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { commandAnswers, commandEvents, testCommand } from "../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { SentTransfer } from "./reconcile-transfer.ts";
import { type TransferInput, transferMachine } from "./transfer.machine.ts";
import type { TransferRecord } from "./transfer.ts";
import type { TransferFacts } from "./transfer-summary.ts";
import { accounts, forex, micro, moneyOf } from "./transfers.test-support.ts";

const before: readonly TransferRecord[] = [];
const after: readonly TransferRecord[] = [
	{ amount: moneyOf("25"), from: 1, to: 2, createdAt: "2026-01-05 10:00:00" },
];
const facts: TransferFacts = { accounts, language: "en", knownRecords: { 1: before } };
const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;

test("every state and every transition is covered", () => {
	coverMachine(
		transferMachine,
		[
			amount("25"),
			{ type: "submit" },
			{ type: "facts", facts: { knownRecords: {} } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			inputs: [
				facts,
				{
					...facts,
					unanswered: {
						order: { amount: moneyOf("25"), currencyId: 7, from: 1, to: 2 },
						knownRecords: [],
					},
				},
			],
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
	const unanswered: SentTransfer = {
		order: { amount: moneyOf("25"), currencyId: 7, from: 1, to: 2 },
		knownRecords: [],
	};
	const start = () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentTransfer>();
		const clock = new SimulatedClock();
		const actor = createActor(
			transferMachine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } }),
			{ input: { ...facts, unanswered }, clock },
		).start();
		return { actor, send, reconcile, clock };
	};

	test("is looked up at once and never sent again", async () => {
		const { actor, send, reconcile } = start();
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
		expect([actor.getSnapshot().value, actor.getSnapshot().context.sent]).toEqual(["filling in", undefined]);
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

testCommand({
	machine: transferMachine,
	input: facts,
	fill: [amount("25.5")],
	press: { type: "submit" },
	sends: { order: { amount: "25.5", currencyId: 7, from: 1, to: 2 }, knownRecords: [] },
	emptied: { from: 1, to: 2, amount: "" },
});

describe("Spec 2 §4, §5: filling in a transfer", () => {
	const start = (input: TransferInput = facts) => createActor(transferMachine, { input }).start();

	test("the first two accounts are chosen", () => {
		expect(start().getSnapshot().context.form).toEqual({ from: 1, to: 2, amount: "" });
	});

	test("a draft is kept, also while the accounts are not known yet", () => {
		const draft = { from: 3, to: 1, amount: "7" };
		const actor = start({ ...facts, accounts: [], draft });
		actor.send({ type: "facts", facts: { accounts } });
		expect(actor.getSnapshot().context.form).toEqual(draft);
	});

	test("'submit' sends nothing while something is missing", () => {
		const actor = start();
		actor.send({ type: "submit" });
		actor.send(amount("100.01"));
		actor.send({ type: "submit" });
		expect(actor.getSnapshot().value).toBe("filling in");
	});

	test("new account facts keep the choices and the input", () => {
		const actor = start();
		actor.send({ type: "change", change: { is: "swap" } });
		actor.send(amount("1"));
		actor.send({ type: "facts", facts: { accounts: [{ ...forex, free: moneyOf("7") }, micro] } });
		expect(actor.getSnapshot().context.form).toEqual({ from: 2, to: 1, amount: "1" });
	});

	test("after a transfer the log has to be read again, so that an equal one is not confused with it", async () => {
		const send = scriptedRequest<CommandReply, CommandError, SentTransfer>();
		const machine = transferMachine.provide({ actors: { send: send.logic } });
		const actor = createActor(machine, { input: facts }).start();
		const transfer = async () => {
			actor.send(amount("25"));
			actor.send({ type: "submit" });
			await send.succeed({ message: "Transferred" });
			actor.send({ type: "acknowledge" });
		};
		await transfer();
		await transfer();
		actor.send({ type: "facts", facts: { knownRecords: { 1: after } } });
		await transfer();
		expect(send.inputs()).toMatchObject([
			{ knownRecords: before },
			{ knownRecords: undefined },
			{ knownRecords: after },
		]);
	});

	test("another language rewrites the amount, so that its value stays", () => {
		const actor = start();
		actor.send(amount("0.125"));
		actor.send({ type: "facts", facts: { language: "de" } });
		expect(actor.getSnapshot().context.form.amount).toBe("0,125");
	});
});
