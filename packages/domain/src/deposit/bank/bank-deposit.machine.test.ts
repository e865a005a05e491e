import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { commandAnswers, commandEvents, offline, testCommand } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { PendingDeposit } from "../deposit.ts";
import { bankRecord, immediateAnswer, matched, proof, proved, unmatched } from "../deposits.test-support.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import { depositStage } from "../record/deposit-stage.ts";
import { bankDepositMachine } from "./bank-deposit.machine.ts";
import {
	amount,
	awaitingProof,
	cancel,
	input,
	leave,
	option,
	pausing,
	press,
	readingOf,
	refresh,
	start,
	startAt,
	uploaded,
} from "./bank-deposit.test-support.ts";
import type { SentBankDeposit } from "./reconcile-bank-deposit.ts";

const sent: SentBankDeposit = { command: { is: "cancel", depositId: 5 }, lastRecordId: 4 };

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	const pendings = [undefined, unmatched, matched, proved];
	coverMachine(
		bankDepositMachine,
		[
			amount("100"),
			uploaded(proof),
			press,
			cancel,
			refresh,
			leave,
			{ type: "resume", sent },
			{ type: "open", record: bankRecord },
			{ type: "close" },
			{ type: "retry" },
			{ type: "facts", facts: { mayCancel: true } },
			...commandEvents,
			...commandAnswers(),
			...pendings.map((pending) => done("readBankDeposit", Result.succeed(readingOf(pending)))),
			done("readBankDeposit", Result.fail(offline)),
			broke("readBankDeposit"),
			...pendings.map((pending) => done("pollPending", Result.succeed(pending))),
			done("pollPending", Result.fail(offline)),
			broke("pollPending"),
		],
		{
			input,
			sameWhen: ({ value, context: { form, reconcileAttempts, mayStillComplete, facts } }) => [
				value,
				form,
				reconcileAttempts,
				mayStillComplete,
				depositStage(facts.pending),
				value !== "reading" && facts.isPageVisible,
			],
		},
	);
});

/** The machine with a platform on which nothing changes. */
const machineWith = (pending: PendingDeposit | undefined) =>
	bankDepositMachine.provide({
		actors: { readBankDeposit: immediateAnswer<BankDepositReading, QueryError>(readingOf(pending)) },
	});

describe("Spec 2 §4, §7: creating a deposit", () => {
	testCommand({
		machine: machineWith(undefined),
		input,
		fill: [amount("100.5"), option(2)],
		press,
		sends: { command: { is: "create", order: { optionId: 2, amount: "100.5" } }, lastRecordId: 4 },
		back: "new",
		emptied: { optionId: 2, amount: "", proof: undefined },
	});
});

describe("Spec 2 §4, §7: sending its proof", () => {
	testCommand({
		machine: machineWith(matched),
		input,
		fill: [uploaded(proof)],
		press,
		sends: { command: { is: "upload proof", depositId: 5, proof }, lastRecordId: 4 },
		back: awaitingProof,
		emptied: { optionId: 1, amount: "", proof: undefined },
	});
});

describe("Spec 2 §4: the stage follows from the reading", () => {
	test.each([
		["new", undefined],
		[pausing, unmatched],
		[awaitingProof, matched],
		["new", proved],
	])("%o", async (stage, pending) => {
		const { read, state, isBusy, form, facts } = start();
		const others = {
			error: undefined,
			missedPolls: 0,
			ended: undefined,
			opened: undefined,
			isPageVisible: true,
		};
		expect([state(), isBusy(), facts()]).toEqual([
			"reading",
			true,
			{ ...input, options: [], pending: undefined, lastRecordId: undefined, ...others },
		]);
		await read.succeed(readingOf(pending));
		expect([state(), isBusy(), form()]).toEqual([
			stage,
			false,
			{ optionId: 1, amount: "", proof: undefined },
		]);
		expect(facts()).toEqual({ ...input, ...readingOf(pending), ...others });
	});

	test("a failed reading shows the reason and can be retried", async () => {
		const { dispatch, read, state, isBusy, facts } = start();
		await read.fail(offline);
		expect([state(), isBusy(), facts().error]).toEqual(["failed", false, offline]);
		dispatch({ type: "retry" });
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		dispatch(refresh);
		await read.fail(offline);
		dispatch(refresh);
		await read.succeed(readingOf(matched));
		expect([state(), facts().error]).toEqual([awaitingProof, undefined]);
	});

	test.each([undefined, unmatched, matched])(
		"the stage of %o is read again by a pull to refresh",
		async (pending) => {
			const { dispatch, read, state } = await startAt(pending);
			dispatch(refresh);
			expect(state()).toBe("reading");
			await read.succeed(readingOf(proved));
			expect(state()).toBe("new");
		},
	);
});

describe("Spec 2 §4: opening a record (state 3)", () => {
	test.each([undefined, unmatched, matched])(
		"at the stage of %o, then returning with a new reading",
		async (pending) => {
			const { clock, dispatch, read, poll, state, facts } = await startAt(pending);
			clock.increment(pending === unmatched ? 3000 : 0);
			dispatch({ type: "open", record: bankRecord }, amount("1"), press, cancel);
			clock.increment(60_000);
			expect([state(), facts().opened]).toEqual(["read only", bankRecord]);
			expect(poll.interrupted()).toEqual(pending === unmatched ? [true] : []);
			dispatch({ type: "close" });
			expect([state(), facts().opened]).toEqual(["reading", undefined]);
			await read.succeed(readingOf(matched));
			expect(state()).toEqual(awaitingProof);
		},
	);

	test("is impossible during a command", async () => {
		const { dispatch, state } = await startAt(unmatched);
		dispatch(cancel, { type: "open", record: bankRecord });
		expect(state()).toBe("sending");
	});
});

test("pitfall 2: a command that was unanswered when the app was left is looked up and never sent again", async () => {
	const { actor, clock, send, reconcile, state } = start();
	actor.send({ type: "resume", sent });
	expect(state()).toEqual({ "outcome unknown": "waiting" });
	clock.increment(1000);
	await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
	expect([state(), reconcile.inputs(), send.inputs()]).toEqual(["accepted", [sent], []]);
});
