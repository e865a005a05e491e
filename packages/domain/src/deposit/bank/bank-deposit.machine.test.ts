import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
	behavesAsCommand,
	commandAnswers,
	commandEvents,
	lost,
	notSent,
	offline,
	refused,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { PendingDeposit } from "../deposit.ts";
import {
	answersAtOnce,
	bankRecord,
	dollars,
	euros,
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

/** The machine of a platform on which nothing changes. */
const machineWith = (pending: PendingDeposit | undefined) =>
	bankDepositMachine.provide({
		actors: { readBankDeposit: answersAtOnce<BankDepositReading, QueryError>(readingOf(pending)) },
	});

describe("Spec 2 §4, §7: creating a deposit", () => {
	behavesAsCommand({
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
	behavesAsCommand({
		machine: machineWith(matched),
		input,
		fill: [uploaded(proof)],
		press,
		sends: { command: { is: "upload proof", depositId: 5, proof }, lastRecordId: 4 },
		back: "waiting for proof",
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
	const told: unknown[] = [];
	actor.on("carried out", (event) => told.push(plain(event)));
	actor.start();
	return {
		actor,
		clock,
		read,
		poll,
		send,
		reconcile,
		told,
		say: (...events: readonly BankDepositEvent[]) => {
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

describe("Spec 2 §4: the stage is that of the reading", () => {
	test.each([
		["new", undefined],
		[pausing, unmatched],
		["waiting for proof", matched],
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

	test("what can't be read says why, and can be read again", async () => {
		const { say, read, state, isBusy, facts } = start();
		await read.fail(offline);
		expect([state(), isBusy(), facts().error]).toEqual(["failed", false, offline]);
		say({ type: "retry" });
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		say(refresh);
		await read.fail(offline);
		say(refresh);
		await read.succeed(readingOf(matched));
		expect([state(), facts().error]).toEqual(["waiting for proof", undefined]);
	});

	test.each([undefined, unmatched, matched])(
		"of %o is read anew when the page is pulled down",
		async (pending) => {
			const { say, read, state } = await startAt(pending);
			say(refresh);
			expect(state()).toBe("reading");
			await read.succeed(readingOf(proved));
			expect(state()).toBe("new");
		},
	);
});

describe("Spec 2 §4, §9: waiting for a match", () => {
	test("asks every 3 s after the last answer, one question at a time", async () => {
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
		expect([state(), facts().pending, facts().ended]).toEqual(["waiting for proof", matched, undefined]);
		clock.increment(60_000);
		expect(poll.inputs().length).toBe(1);
	});

	test("a poll that fails says so and how many were missed; the next one is tried, and clears that", async () => {
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

	test("a reading clears what polls have missed, too", async () => {
		const { clock, say, read, poll, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.fail(offline);
		say(refresh);
		await read.succeed(readingOf(unmatched));
		expect([facts().error, facts().missedPolls]).toEqual([undefined, 0]);
	});

	test("a deposit that is no longer pending is named until that was read", async () => {
		const { clock, say, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed(undefined);
		expect([state(), facts().pending, facts().ended]).toEqual(["new", undefined, unmatched]);
		say({ type: "dismiss" });
		expect(facts().ended).toBeUndefined();
	});

	test("a deposit whose place another one took is named as well", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect([state(), facts().pending?.id, facts().ended]).toEqual([pausing, 6, unmatched]);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect(facts().ended).toEqual(unmatched);
	});

	test("nothing is asked while nobody is on the page; who comes back reads anew", async () => {
		const { clock, say, read, poll, state } = await startAt(unmatched);
		clock.increment(3000);
		say(leave);
		expect([state(), poll.interrupted()]).toEqual([pausing, [true]]);
		await poll.succeed(matched);
		clock.increment(60_000);
		expect([state(), poll.inputs().length]).toEqual([pausing, 1]);
		say(refresh);
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(state()).toEqual(polling);
	});

	test("a page that was left while it was read, or while a command was under way, asks nothing either", async () => {
		const { clock, say, read, poll, send, state } = start();
		say(leave);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
		say(refresh);
		await read.succeed(readingOf(unmatched));
		say(cancel, leave);
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
	});

	test("who comes back while a command is under way is asked for again after it", async () => {
		const { clock, say, read, poll, send, state } = await startAt(unmatched);
		say(cancel, leave, refresh);
		expect(state()).toBe("sending");
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(poll.inputs().length).toBe(1);
	});

	test("the end of the machine ends the asking", async () => {
		const { actor, clock, poll } = await startAt(unmatched);
		clock.increment(3000);
		actor.stop();
		clock.increment(60_000);
		expect([poll.inputs().length, poll.interrupted()]).toEqual([1, [true]]);
	});
});

describe("Spec 2 §4: cancelling", () => {
	test("is one command, after which the deposit is read anew", async () => {
		const { say, read, send, state, told } = await startAt(unmatched);
		say(cancel, cancel);
		expect([state(), send.inputs()]).toEqual([
			"sending",
			[{ command: { is: "cancel", depositId: 5 }, lastRecordId: 4 }],
		]);
		await send.succeed({ message: "Cancelled" });
		expect([state(), told]).toEqual([
			"accepted",
			[
				{
					type: "carried out",
					sent: { command: { is: "cancel", depositId: 5 }, lastRecordId: 4 },
					answer: { message: "Cancelled" },
				},
			],
		]);
		say({ type: "acknowledge" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(undefined));
		expect(state()).toBe("new");
	});

	test("is not there where the site doesn't allow it, nor at another stage", async () => {
		const barred = await startAt(unmatched, { mayCancel: false });
		barred.say(cancel);
		const other = await startAt(matched);
		other.say(cancel);
		expect([barred.state(), barred.send.inputs(), other.state(), other.send.inputs()]).toEqual([
			pausing,
			[],
			"waiting for proof",
			[],
		]);
	});

	test("gives up the poll under way: its older answer can't undo the command", async () => {
		const { clock, say, poll, send, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		say(cancel);
		expect(poll.interrupted()).toEqual([true]);
		await poll.succeed(matched);
		expect([state(), facts().pending]).toEqual(["sending", unmatched]);
		await send.succeed({ message: "Cancelled" });
		expect(state()).toBe("accepted");
	});

	test("that was refused because a bank was matched meanwhile shows the match", async () => {
		const { say, read, send, state, refusal } = await startAt(unmatched);
		say(cancel);
		await send.fail(refused);
		expect([state(), refusal()]).toEqual(["reading", refused]);
		await read.succeed(readingOf(matched));
		expect([state(), refusal()]).toEqual(["waiting for proof", refused]);
		say({ type: "dismiss" });
		expect(refusal()).toBeUndefined();
	});

	test("that was lost and can't be told of leads to a fresh reading", async () => {
		const { clock, say, read, send, reconcile, state } = await startAt(unmatched);
		say(cancel);
		await send.fail(lost);
		clock.increment(1000);
		expect(reconcile.inputs()).toEqual(send.inputs());
		await reconcile.succeed({ is: "unknown" });
		say({ type: "dismiss" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("that was lost is done when it is found", async () => {
		const { clock, say, send, reconcile, state, told } = await startAt(unmatched);
		say(cancel);
		await send.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), told.length]).toEqual(["accepted", 1]);
	});

	test("that was lost and left no trace is not carried out, and the deposit read anew", async () => {
		const { clock, say, read, send, reconcile, state, told } = await startAt(unmatched);
		say(cancel);
		await send.fail(lost);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect([state(), told]).toEqual(["not carried out", []]);
		say({ type: "dismiss" });
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("that never left the device, where the reading fails too, tells both", async () => {
		const { say, read, send, state, refusal, facts } = await startAt(unmatched);
		say(cancel);
		await send.fail(notSent);
		await read.fail(offline);
		expect([state(), refusal(), facts().error]).toEqual(["failed", notSent, offline]);
	});
});

describe("Spec 2 §4, §5: a new deposit", () => {
	test("is created within the bounds of its currency, by a customer who may", async () => {
		const { say, send, state } = await startAt(undefined);
		for (const text of ["", "9.99", "5000.01", "1,234"]) say(amount(text), press);
		say(amount("100"), { type: "facts", facts: { gate: { is: "only real account" } } }, press);
		expect([state(), send.inputs()]).toEqual(["new", []]);
		say({ type: "facts", facts: { gate: open } }, press, press);
		expect([state(), plain(send.inputs())]).toEqual([
			"sending",
			[{ command: { is: "create", order: { optionId: 1, amount: "100" } }, lastRecordId: 4 }],
		]);
	});

	test("is not what the press said, but what is read after it", async () => {
		const { say, read, send, state } = await startAt(undefined);
		say(amount("100"), press);
		await send.succeed({ message: "Received" });
		say({ type: "acknowledge" });
		await read.succeed(readingOf(matched));
		expect(state()).toBe("waiting for proof");
	});

	test("that was refused keeps what was typed through the reading after it", async () => {
		const { say, read, send, state, form, refusal } = await startAt(undefined);
		say(amount("100"), option(2), press);
		await send.fail(refused);
		await read.succeed(readingOf(undefined));
		expect([state(), form(), refusal()]).toEqual([
			"new",
			{ optionId: 2, amount: "100", proof: undefined },
			refused,
		]);
	});

	test("takes no picture: a late upload is not the proof of the next deposit", async () => {
		const { say, form } = await startAt(undefined);
		say(uploaded(proof));
		expect(form().proof).toBeUndefined();
	});

	test("keeps the value of its amount in another language", async () => {
		const { say, form } = await startAt(undefined);
		say(amount("100.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("100,5");
	});
});

describe("Spec 2 §4: the proof", () => {
	test("is sent once, and then the way is free for a new deposit", async () => {
		const { say, read, send, state, form, facts } = await startAt(matched);
		say(press, uploaded(proof), press, press);
		expect(send.inputs()).toEqual([
			{ command: { is: "upload proof", depositId: 5, proof }, lastRecordId: 4 },
		]);
		await send.succeed({ message: "Received" });
		say({ type: "acknowledge" });
		await read.succeed(readingOf(proved));
		expect([state(), form().proof, facts().pending]).toEqual(["new", undefined, proved]);
	});

	test("follows its slot while another one is under way, and what is under way stays what was pressed", async () => {
		const { say, read, send, form } = await startAt(matched);
		say(uploaded(proof), press, uploaded("another"));
		expect([form().proof, send.inputs().map(({ command }) => command)]).toEqual([
			"another",
			[{ is: "upload proof", depositId: 5, proof }],
		]);
		await send.fail(refused);
		await read.succeed(readingOf(matched));
		expect(form().proof).toBe("another");
	});

	test("can be taken back", async () => {
		const { say, state } = await startAt(matched);
		say(uploaded(proof), uploaded(undefined), press);
		expect(state()).toBe("waiting for proof");
	});

	test("of one deposit is never sent for another", async () => {
		const { say, read, send, state, form } = await startAt(matched);
		say(uploaded(proof), refresh);
		await read.succeed(readingOf({ ...matched, id: 6 }));
		say(press);
		expect([state(), form().proof, send.inputs()]).toEqual(["waiting for proof", undefined, []]);
	});

	test("of a deposit that lost its match is not sent for the one that a poll finds in its place", async () => {
		const { clock, say, read, poll, state, form } = await startAt(matched);
		say(uploaded(proof), refresh);
		await read.succeed(readingOf(unmatched));
		expect([state(), form().proof]).toEqual([pausing, proof]);
		clock.increment(3000);
		await poll.succeed({ ...matched, id: 6 });
		expect([state(), form().proof]).toEqual(["waiting for proof", undefined]);
	});

	test("waits for no amount: what is typed elsewhere is not taken", async () => {
		const { say, form } = await startAt(matched);
		say(amount("1"), option(2));
		expect(form()).toEqual({ optionId: 1, amount: "", proof: undefined });
	});
});

describe("Spec 2 §4: reading a deposit of the records (state 3)", () => {
	test.each([undefined, unmatched, matched])(
		"at the stage of %o, then back by a fresh reading",
		async (pending) => {
			const { clock, say, read, poll, state, facts } = await startAt(pending);
			clock.increment(pending === unmatched ? 3000 : 0);
			say({ type: "open", record: bankRecord }, amount("1"), press, cancel);
			clock.increment(60_000);
			expect([state(), facts().opened]).toEqual(["read only", bankRecord]);
			expect(poll.interrupted()).toEqual(pending === unmatched ? [true] : []);
			say({ type: "close" });
			expect([state(), facts().opened]).toEqual(["reading", undefined]);
			await read.succeed(readingOf(matched));
			expect(state()).toBe("waiting for proof");
		},
	);

	test("not while a command is under way", async () => {
		const { say, state } = await startAt(unmatched);
		say(cancel, { type: "open", record: bankRecord });
		expect(state()).toBe("sending");
	});
});
