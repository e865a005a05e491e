import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { SentWireDeposit } from "../bank/reconcile-new-bank-deposit.ts";
import type { ReceivingInfo } from "../deposit.ts";
import {
	dollars,
	euros,
	immediateAnswer,
	moneyOf,
	open,
	proof,
	receivingInfo,
} from "../deposits.test-support.ts";
import type { WireDepositReading } from "../read-deposits.ts";
import { wireDepositMachine } from "./wire-deposit.machine.ts";
import { summariseWireDeposit, type WireDepositInput } from "./wire-deposit-summary.ts";

const input: WireDepositInput = { gate: open, language: "en", contactForDeposits: false };
const reading: WireDepositReading = { options: [dollars, euros], lastRecordId: 3 };
const euroInfo: ReceivingInfo = { ...receivingInfo, bankName: "Zweite Bank" };
const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;
const option = (optionId: number) => ({ type: "change", change: { is: "option", optionId } }) as const;
const uploaded = (address: string | undefined) =>
	({ type: "change", change: { is: "proof", address } }) as const;

const sent: SentWireDeposit = {
	order: { optionId: 1, amount: moneyOf("100"), proof },
	lastRecordId: 3,
};

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(
		wireDepositMachine,
		[
			amount("25"),
			option(2),
			uploaded(proof),
			{ type: "submit" },
			{ type: "retry" },
			{ type: "refresh" },
			{ type: "resume", sent },
			{ type: "facts", facts: { contactForDeposits: true } },
			...commandEvents,
			...commandAnswers(),
			done("readWireDeposit", Result.succeed(reading)),
			done("readWireDeposit", Result.succeed({ ...reading, options: [] })),
			done("readWireDeposit", Result.fail(offline)),
			broke("readWireDeposit"),
			done("readReceivingInfo", Result.succeed(receivingInfo)),
			done("readReceivingInfo", Result.fail(offline)),
			broke("readReceivingInfo"),
		],
		{
			input,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.reconcileAttempts,
				context.mayStillComplete,
				context.facts.lastRecordId,
				context.facts.receiving?.optionId,
			],
		},
	);
});

testCommand({
	machine: wireDepositMachine.provide({
		actors: {
			readWireDeposit: immediateAnswer<WireDepositReading, QueryError>(reading),
			readReceivingInfo: immediateAnswer<ReceivingInfo | undefined, QueryError, number>(receivingInfo),
		},
	}),
	input,
	fill: [amount("100.5"), uploaded(proof)],
	press: { type: "submit" },
	sends: { order: { optionId: 1, amount: "100.5", proof }, lastRecordId: 3 },
	emptied: { optionId: 1, amount: "", proof: undefined },
});

const start = () => {
	const read = scriptedRequest<WireDepositReading, QueryError>();
	const readInfo = scriptedRequest<ReceivingInfo | undefined, QueryError, number>();
	const send = scriptedRequest<CommandReply, CommandError, SentWireDeposit>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentWireDeposit>();
	const clock = new SimulatedClock();
	const actor = createActor(
		wireDepositMachine.provide({
			actors: {
				readWireDeposit: read.logic,
				readReceivingInfo: readInfo.logic,
				send: send.logic,
				reconcile: reconcile.logic,
			},
		}),
		{ input, clock },
	).start();
	const context = () => actor.getSnapshot().context;
	return {
		actor,
		clock,
		read,
		readInfo,
		send,
		reconcile,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => context().form,
		facts: () => context().facts,
		info: () => summariseWireDeposit(context().form, context().facts).info,
	};
};

const startFilled = async () => {
	const deposit = start();
	await deposit.read.succeed(reading);
	await deposit.readInfo.succeed(receivingInfo);
	deposit.actor.send(amount("100"));
	deposit.actor.send(uploaded(proof));
	return deposit;
};

describe("Spec 2 §3, §7: the account to pay to", () => {
	test("is read for the first bank, which is chosen", async () => {
		const { read, readInfo, state, isBusy, form, facts, info } = start();
		expect([state(), isBusy(), facts()]).toEqual([
			"reading",
			true,
			{ ...input, options: [], lastRecordId: undefined, receiving: undefined, error: undefined },
		]);
		await read.succeed(reading);
		expect([state(), isBusy(), form().optionId, readInfo.inputs()]).toEqual([
			"reading receiving info",
			true,
			1,
			[1],
		]);
		await readInfo.succeed(receivingInfo);
		expect([state(), isBusy(), info()]).toEqual(["filling in", false, receivingInfo]);
	});

	test("is read again for another bank, and is never shown for it before", async () => {
		const { actor, readInfo, state, info, form } = await startFilled();
		actor.send(option(2));
		expect([state(), info(), readInfo.inputs(), form()]).toEqual([
			"reading receiving info",
			undefined,
			[1, 2],
			{ optionId: 2, amount: "100", proof },
		]);
		actor.send({ type: "submit" });
		expect(state()).toBe("reading receiving info");
		await readInfo.succeed(euroInfo);
		expect([state(), info()]).toEqual(["filling in", euroInfo]);
	});

	test("of a bank that was chosen for a moment does not override the one chosen since", async () => {
		const { actor, readInfo, state, info } = await startFilled();
		actor.send(option(2));
		actor.send(option(1));
		expect([state(), info(), readInfo.interrupted()]).toEqual(["filling in", receivingInfo, [false, true]]);
		await readInfo.succeed(euroInfo);
		expect([state(), info()]).toEqual(["filling in", receivingInfo]);
	});

	test("is read once, while the amount is typed and the same bank is tapped again", async () => {
		const { actor, read, readInfo, state, form } = start();
		await read.succeed(reading);
		actor.send(amount("1"));
		actor.send(option(1));
		actor.send(uploaded(proof));
		expect([state(), readInfo.inputs(), form()]).toEqual([
			"reading receiving info",
			[1],
			{ optionId: 1, amount: "1", proof },
		]);
	});

	test("that cannot be read shows the reason; it can be read again, or another bank chosen", async () => {
		const { actor, read, readInfo, state, facts } = start();
		await read.succeed(reading);
		await readInfo.fail(offline);
		actor.send(amount("1"));
		expect([state(), facts().error]).toEqual(["receiving info failed", offline]);
		actor.send({ type: "retry" });
		await readInfo.break();
		expect([state(), facts().error]).toEqual(["receiving info failed", undefined]);
		actor.send(option(2));
		expect(readInfo.inputs()).toEqual([1, 1, 2]);
		await readInfo.fail(offline);
		actor.send({ type: "retry" });
		await readInfo.succeed(euroInfo);
		expect([state(), facts().error]).toEqual(["filling in", undefined]);
	});

	test("that the platform does not have blocks the form, and is not requested repeatedly", async () => {
		const { actor, read, readInfo, send, state, form, facts } = start();
		await read.succeed(reading);
		await readInfo.succeed(undefined);
		actor.send(amount("100"));
		actor.send(uploaded(proof));
		actor.send({ type: "submit" });
		expect([state(), readInfo.inputs(), send.inputs()]).toEqual(["filling in", [1], []]);
		expect(summariseWireDeposit(form(), facts()).issues).toEqual([{ is: "no payment way" }]);
	});
});

describe("Spec 2 §5, §7: reading the banks", () => {
	test("a site without banks has its own state, and can be read again", async () => {
		const { actor, read, state } = start();
		await read.succeed({ options: [], lastRecordId: 0 });
		expect(state()).toBe("no banks");
		actor.send({ type: "retry" });
		expect(state()).toBe("reading");
	});

	test("a failed reading shows the reason and can be retried", async () => {
		const { actor, read, state, facts } = start();
		await read.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		actor.send({ type: "retry" });
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		actor.send({ type: "retry" });
		await read.fail(offline);
		actor.send({ type: "retry" });
		await read.succeed(reading);
		expect([state(), facts().error]).toEqual(["reading receiving info", undefined]);
	});
});

describe("Spec 2 §5: filling in", () => {
	test("'submit' sends nothing without an amount, without a proof, or for a blocked customer", async () => {
		const { actor, send, state } = await startFilled();
		for (const text of ["0", "", "1,234"]) {
			actor.send(amount(text));
			actor.send({ type: "submit" });
		}
		actor.send(amount("10"));
		actor.send(uploaded(undefined));
		actor.send({ type: "submit" });
		actor.send(uploaded(proof));
		actor.send({ type: "facts", facts: { gate: { is: "only real account" } } });
		actor.send({ type: "submit" });
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
		actor.send({ type: "facts", facts: { gate: open } });
		actor.send({ type: "submit" });
		expect(plain(send.inputs())).toEqual([{ order: { optionId: 1, amount: "10", proof }, lastRecordId: 3 }]);
	});

	test("another language keeps the value of the amount", async () => {
		const { actor, form } = await startFilled();
		actor.send(amount("10.5"));
		actor.send({ type: "facts", facts: { language: "fr" } });
		expect(form().amount).toBe("10,5");
	});

	test("the command keeps the submitted form; the form follows its picture", async () => {
		const { actor, send, form, state } = await startFilled();
		actor.send({ type: "submit" });
		actor.send(option(2));
		actor.send(amount("1"));
		actor.send(uploaded(undefined));
		expect(form()).toEqual({ optionId: 1, amount: "100", proof: undefined });
		await send.fail(refused);
		actor.send({ type: "submit" });
		expect([state(), send.inputs().length]).toEqual(["filling in", 1]);
	});

	test("the next deposit starts with a new reading, also of the account to pay to, after each outcome", async () => {
		const { actor, clock, read, readInfo, send, reconcile, state, form } = await startFilled();
		actor.send({ type: "submit" });
		await send.succeed({ message: "Received" });
		actor.send({ type: "acknowledge" });
		expect([state(), form()]).toEqual(["reading", { optionId: 1, amount: "", proof: undefined }]);
		await read.succeed({ ...reading, lastRecordId: 4 });
		expect(state()).toBe("reading receiving info");
		await readInfo.succeed(euroInfo);
		actor.send(amount("100"));
		actor.send(uploaded(proof));
		actor.send({ type: "submit" });
		expect(send.inputs().map(({ lastRecordId }) => lastRecordId)).toEqual([3, 4]);
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		actor.send({ type: "dismiss" });
		expect([state(), read.inputs().length]).toEqual(["reading", 3]);
	});
});

test("pitfall 2: a deposit that was unanswered when the app was left is looked up and never sent again", async () => {
	const { actor, clock, send, reconcile, state } = start();
	actor.send({ type: "resume", sent });
	clock.increment(1000);
	await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
	expect([state(), reconcile.inputs(), send.inputs()]).toEqual(["accepted", [sent], []]);
});

test("on a return to the page the banks and the account are read again", async () => {
	const { actor, read, readInfo, state } = start();
	await read.succeed(reading);
	await readInfo.succeed(receivingInfo);
	actor.send({ type: "refresh" });
	expect([state(), actor.getSnapshot().context.facts.receiving]).toEqual(["reading", undefined]);
	await read.succeed(reading);
	expect([state(), readInfo.inputs()]).toEqual(["reading receiving info", [1, 1]]);
});
