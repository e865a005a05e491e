import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	notSent,
	offline,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { PendingDeposit } from "../deposit.ts";
import {
	bankRecord,
	dollars,
	euros,
	immediateAnswer,
	matched,
	open,
	proof,
	proved,
	unmatched,
} from "../deposits.test-support.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import { depositStage } from "../record/deposit-stage.ts";
import { bankDepositMachine } from "./bank-deposit.machine.ts";
import type { BankDepositEvent } from "./bank-deposit.setup.ts";
import type { BankDepositInput } from "./bank-deposit-summary.ts";
import type { SentBankDeposit } from "./reconcile-bank-deposit.ts";

const input: BankDepositInput = { gate: open, language: "en", contactForDeposits: false, mayCancel: true };
const readingOf = (pending: PendingDeposit | undefined): BankDepositReading => ({
	options: [dollars, euros],
	pending,
	lastRecordId: 4,
});
const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;
const option = (optionId: number) => ({ type: "change", change: { is: "option", optionId } }) as const;
const uploaded = (address: string | undefined) =>
	({ type: "change", change: { is: "proof", address } }) as const;
const press: BankDepositEvent = { type: "submit" };
const cancel: BankDepositEvent = { type: "cancel" };
const refresh: BankDepositEvent = { type: "refresh" };
const leave: BankDepositEvent = { type: "leave" };

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

const start = (change: Partial<BankDepositInput> = {}) => {
	const read = scriptedRequest<BankDepositReading, QueryError>();
	const poll = scriptedRequest<PendingDeposit | undefined, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentBankDeposit>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentBankDeposit>();
	const clock = new SimulatedClock();
	const actor = createActor(
		bankDepositMachine.provide({
			actors: {
				readBankDeposit: read.logic,
				pollPending: poll.logic,
				send: send.logic,
				reconcile: reconcile.logic,
			},
		}),
		{ input: { ...input, ...change }, clock },
	);
	const emitted: unknown[] = [];
	actor.on("carried out", (event) => emitted.push(plain(event)));
	actor.start();
	return {
		actor,
		clock,
		read,
		poll,
		send,
		reconcile,
		emitted,
		dispatch: (...events: readonly BankDepositEvent[]) => {
			for (const event of events) actor.send(event);
		},
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
		refusal: () => actor.getSnapshot().context.refusal,
	};
};

const startAt = async (pending: PendingDeposit | undefined, change?: Partial<BankDepositInput>) => {
	const deposit = start(change);
	await deposit.read.succeed(readingOf(pending));
	return deposit;
};

const pausing = { "waiting for match": "pausing" };
const polling = { "waiting for match": "polling" };
const awaitingProof = { "waiting for proof": "pausing" };

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

describe("Spec 2 §4, §9: waiting for a match", () => {
	test("polls 3 s after the last answer, one request at a time", async () => {
		const { clock, poll, state, isBusy } = await startAt(unmatched);
		clock.increment(2999);
		expect([state(), poll.inputs().length]).toEqual([pausing, 0]);
		clock.increment(1);
		expect([state(), isBusy(), poll.inputs().length]).toEqual([polling, false, 1]);
		clock.increment(60_000);
		expect(poll.inputs().length).toBe(1);
		await poll.succeed(unmatched);
		expect(state()).toEqual(pausing);
		clock.increment(2999);
		expect(poll.inputs().length).toBe(1);
		clock.increment(1);
		expect(poll.inputs().length).toBe(2);
	});

	test("ends with the match", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed(matched);
		expect([state(), facts().pending, facts().ended]).toEqual([awaitingProof, matched, undefined]);
	});

	test("a failed poll is shown with the number of missed ones; the next successful poll clears it", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.fail(offline);
		expect([state(), facts().error, facts().missedPolls]).toEqual([pausing, offline, 1]);
		clock.increment(3000);
		expect([state(), facts().error]).toEqual([polling, offline]);
		await poll.break();
		expect([state(), facts().error, facts().missedPolls, facts().pending]).toEqual([
			pausing,
			undefined,
			2,
			unmatched,
		]);
		clock.increment(3000);
		await poll.fail(offline);
		clock.increment(3000);
		await poll.succeed(unmatched);
		expect([facts().error, facts().missedPolls]).toEqual([undefined, 0]);
	});

	test("a reading clears the missed polls, too", async () => {
		const { clock, dispatch, read, poll, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.fail(offline);
		dispatch(refresh);
		await read.succeed(readingOf(unmatched));
		expect([facts().error, facts().missedPolls]).toEqual([undefined, 0]);
	});

	test("a deposit that is no longer pending is shown until 'dismiss'", async () => {
		const { clock, dispatch, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed(undefined);
		expect([state(), facts().pending, facts().ended]).toEqual(["new", undefined, unmatched]);
		dispatch({ type: "dismiss" });
		expect(facts().ended).toBeUndefined();
	});

	test("a deposit that was replaced by another one is shown as well", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect([state(), facts().pending?.id, facts().ended]).toEqual([pausing, 6, unmatched]);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect(facts().ended).toEqual(unmatched);
	});

	test("pitfall 30: a matched deposit is polled too, and one that ends is shown until 'dismiss'", async () => {
		const { clock, dispatch, poll, state, facts } = await startAt(matched);
		clock.increment(3000);
		await poll.succeed(matched);
		expect([state(), facts().ended]).toEqual([awaitingProof, undefined]);
		clock.increment(3000);
		await poll.succeed(undefined);
		expect([state(), facts().pending, facts().ended]).toEqual(["new", undefined, matched]);
		dispatch({ type: "dismiss" });
		expect(facts().ended).toBeUndefined();
	});

	test("pitfall 30: a deposit that ended before the page was opened again is shown, too", async () => {
		const { dispatch, read, facts } = await startAt(matched);
		dispatch(leave, refresh);
		await read.succeed(readingOf(undefined));
		expect(facts().ended).toEqual(matched);
	});

	test("a deposit whose proof is checked does not end unpaid, nor does one that the customer cancelled", async () => {
		const checked = await startAt(proved);
		checked.dispatch(refresh);
		await checked.read.succeed(readingOf(undefined));
		const cancelled = await startAt(unmatched);
		cancelled.dispatch(cancel);
		await cancelled.send.succeed({ message: "Cancelled" });
		cancelled.dispatch({ type: "acknowledge" });
		await cancelled.read.succeed(readingOf(undefined));
		expect([checked.facts().ended, cancelled.facts().ended]).toEqual([undefined, undefined]);
	});

	test("a failed poll of a matched deposit keeps its account and is counted", async () => {
		const { clock, poll, state, facts } = await startAt(matched);
		clock.increment(3000);
		await poll.fail(offline);
		expect([state(), facts().missedPolls, facts().pending]).toEqual([awaitingProof, 1, matched]);
	});

	test("there are no polls while the page is not visible; returning reads again", async () => {
		const { clock, dispatch, read, poll, state } = await startAt(unmatched);
		clock.increment(3000);
		dispatch(leave);
		expect([state(), poll.interrupted()]).toEqual([pausing, [true]]);
		await poll.succeed(matched);
		clock.increment(60_000);
		expect([state(), poll.inputs().length]).toEqual([pausing, 1]);
		dispatch(refresh);
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(state()).toEqual(polling);
	});

	test("a page that was left during a reading or a command does not poll afterwards", async () => {
		const { clock, dispatch, read, poll, send, state } = start();
		dispatch(leave);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
		dispatch(refresh);
		await read.succeed(readingOf(unmatched));
		dispatch(cancel, leave);
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
	});

	test("returning during a command reads again after it", async () => {
		const { clock, dispatch, read, poll, send, state } = await startAt(unmatched);
		dispatch(cancel, leave, refresh);
		expect(state()).toBe("sending");
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(poll.inputs().length).toBe(1);
	});

	test("stopping the machine stops the polls", async () => {
		const { actor, clock, poll } = await startAt(unmatched);
		clock.increment(3000);
		actor.stop();
		clock.increment(60_000);
		expect([poll.inputs().length, poll.interrupted()]).toEqual([1, [true]]);
	});
});

describe("Spec 2 §4: cancelling", () => {
	test("is one command, after which the deposit is read again", async () => {
		const { dispatch, read, send, state, emitted } = await startAt(unmatched);
		dispatch(cancel, cancel);
		expect([state(), send.inputs()]).toEqual([
			"sending",
			[{ command: { is: "cancel", depositId: 5 }, lastRecordId: 4 }],
		]);
		await send.succeed({ message: "Cancelled" });
		expect([state(), emitted]).toEqual([
			"accepted",
			[
				{
					type: "carried out",
					sent: { command: { is: "cancel", depositId: 5 }, lastRecordId: 4 },
					answer: { message: "Cancelled" },
				},
			],
		]);
		dispatch({ type: "acknowledge" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(undefined));
		expect(state()).toBe("new");
	});

	test("is impossible where the site does not allow it, and at any other stage", async () => {
		const blocked = await startAt(unmatched, { mayCancel: false });
		blocked.dispatch(cancel);
		const other = await startAt(matched);
		other.dispatch(cancel);
		expect([blocked.state(), blocked.send.inputs(), other.state(), other.send.inputs()]).toEqual([
			pausing,
			[],
			awaitingProof,
			[],
		]);
	});

	test("cancels a running poll, so that its older answer cannot undo the command", async () => {
		const { clock, dispatch, poll, send, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		dispatch(cancel);
		expect(poll.interrupted()).toEqual([true]);
		await poll.succeed(matched);
		expect([state(), facts().pending]).toEqual(["sending", unmatched]);
		await send.succeed({ message: "Cancelled" });
		expect(state()).toBe("accepted");
	});

	test("that was refused because a bank was matched meanwhile shows the match", async () => {
		const { dispatch, read, send, state, refusal } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(refused);
		expect([state(), refusal()]).toEqual(["reading", refused]);
		await read.succeed(readingOf(matched));
		expect([state(), refusal()]).toEqual([awaitingProof, refused]);
		dispatch({ type: "dismiss" });
		expect(refusal()).toBeUndefined();
	});

	test("whose outcome stays unknown leads to a new reading", async () => {
		const { clock, dispatch, read, send, reconcile, state } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(lost);
		clock.increment(1000);
		expect(reconcile.inputs()).toEqual(send.inputs());
		await reconcile.succeed({ is: "unknown" });
		dispatch({ type: "dismiss" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("whose answer was lost is accepted when it is found", async () => {
		const { clock, dispatch, send, reconcile, state, emitted } = await startAt(unmatched);
		dispatch(cancel);
		await send.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), emitted.length]).toEqual(["accepted", 1]);
	});

	test("that was lost without a trace counts as not carried out, and the deposit is read again", async () => {
		const { clock, dispatch, read, send, reconcile, state, emitted } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(lost);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect([state(), emitted]).toEqual(["not carried out", []]);
		dispatch({ type: "dismiss" });
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("that never left the device, followed by a failed reading, shows both failures", async () => {
		const { dispatch, read, send, state, refusal, facts } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(notSent);
		await read.fail(offline);
		expect([state(), refusal(), facts().error]).toEqual(["failed", notSent, offline]);
	});
});

describe("Spec 2 §4, §5: a new deposit", () => {
	test("is created with an amount, by a customer who may deposit", async () => {
		const { dispatch, send, state } = await startAt(undefined);
		for (const text of ["", "0", "1,234"]) dispatch(amount(text), press);
		dispatch(amount("100"), { type: "facts", facts: { gate: { is: "only real account" } } }, press);
		expect([state(), send.inputs()]).toEqual(["new", []]);
		dispatch({ type: "facts", facts: { gate: open } }, press, press);
		expect([state(), plain(send.inputs())]).toEqual([
			"sending",
			[{ command: { is: "create", order: { optionId: 1, amount: "100" } }, lastRecordId: 4 }],
		]);
	});

	test("is shown as read after the command, not as submitted", async () => {
		const { dispatch, read, send, state } = await startAt(undefined);
		dispatch(amount("100"), press);
		await send.succeed({ message: "Received" });
		dispatch({ type: "acknowledge" });
		await read.succeed(readingOf(matched));
		expect(state()).toEqual(awaitingProof);
	});

	test("that was refused keeps the input during the reading after it", async () => {
		const { dispatch, read, send, state, form, refusal } = await startAt(undefined);
		dispatch(amount("100"), option(2), press);
		await send.fail(refused);
		await read.succeed(readingOf(undefined));
		expect([state(), form(), refusal()]).toEqual([
			"new",
			{ optionId: 2, amount: "100", proof: undefined },
			refused,
		]);
	});

	test("ignores a picture: a late upload is not the proof of the next deposit", async () => {
		const { dispatch, form } = await startAt(undefined);
		dispatch(uploaded(proof));
		expect(form().proof).toBeUndefined();
	});

	test("keeps the value of its amount in another language", async () => {
		const { dispatch, form } = await startAt(undefined);
		dispatch(amount("100.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("100,5");
	});
});

describe("Spec 2 §4: the proof", () => {
	test("is sent once, and then a new deposit is possible", async () => {
		const { dispatch, read, send, state, form, facts } = await startAt(matched);
		dispatch(press, uploaded(proof), press, press);
		expect(send.inputs()).toEqual([
			{ command: { is: "upload proof", depositId: 5, proof }, lastRecordId: 4 },
		]);
		await send.succeed({ message: "Received" });
		dispatch({ type: "acknowledge" });
		await read.succeed(readingOf(proved));
		expect([state(), form().proof, facts().pending]).toEqual(["new", undefined, proved]);
	});

	test("follows its upload slot during a command, and the command keeps the submitted proof", async () => {
		const { dispatch, read, send, form } = await startAt(matched);
		dispatch(uploaded(proof), press, uploaded("another"));
		expect([form().proof, send.inputs().map(({ command }) => command)]).toEqual([
			"another",
			[{ is: "upload proof", depositId: 5, proof }],
		]);
		await send.fail(refused);
		await read.succeed(readingOf(matched));
		expect(form().proof).toBe("another");
	});

	test("can be removed", async () => {
		const { dispatch, state } = await startAt(matched);
		dispatch(uploaded(proof), uploaded(undefined), press);
		expect(state()).toEqual(awaitingProof);
	});

	test("of one deposit is never sent for another", async () => {
		const { dispatch, read, send, state, form } = await startAt(matched);
		dispatch(uploaded(proof), refresh);
		await read.succeed(readingOf({ ...matched, id: 6 }));
		dispatch(press);
		expect([state(), form().proof, send.inputs()]).toEqual([awaitingProof, undefined, []]);
	});

	test("of a deposit that lost its match is not sent for the one that a poll finds instead", async () => {
		const { clock, dispatch, read, poll, state, form } = await startAt(matched);
		dispatch(uploaded(proof), refresh);
		await read.succeed(readingOf(unmatched));
		expect([state(), form().proof]).toEqual([pausing, proof]);
		clock.increment(3000);
		await poll.succeed({ ...matched, id: 6 });
		expect([state(), form().proof]).toEqual([awaitingProof, undefined]);
	});

	test("needs no amount: other input is ignored", async () => {
		const { dispatch, form } = await startAt(matched);
		dispatch(amount("1"), option(2));
		expect(form()).toEqual({ optionId: 1, amount: "", proof: undefined });
	});
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
