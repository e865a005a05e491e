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
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { bitcoin, immediateAnswer, moneyOf, open, proof, tron } from "../deposits.test-support.ts";
import type { CryptoDepositReading } from "../read-deposits.ts";
import { cryptoDepositMachine } from "./crypto-deposit.machine.ts";
import type { CryptoDepositInput } from "./crypto-deposit-summary.ts";
import type { SentCryptoDeposit } from "./reconcile-crypto-deposit.ts";

const input: CryptoDepositInput = { gate: open, language: "en" };
const reading: CryptoDepositReading = { channels: [tron, bitcoin], lastRecordId: 3 };
const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;
const channel = (channelId: number) => ({ type: "change", change: { is: "channel", channelId } }) as const;
const uploaded = (address: string | undefined) =>
	({ type: "change", change: { is: "proof", address } }) as const;

const sent: SentCryptoDeposit = {
	order: { channelId: 1, address: "TXyz", amount: moneyOf("20"), proof },
	currency: "USDT",
	lastRecordId: 3,
};

test("every state and every transition is covered", () => {
	const done = (output: unknown) => ({ type: "xstate.done.actor.readCryptoDeposit" as const, output });
	coverMachine(
		cryptoDepositMachine,
		[
			amount("25"),
			uploaded(proof),
			{ type: "submit" },
			{ type: "retry" },
			{ type: "refresh" },
			{ type: "resume", sent },
			{ type: "facts", facts: { language: "de" } },
			...commandEvents,
			...commandAnswers(),
			done(Result.succeed(reading)),
			done(Result.succeed({ ...reading, channels: [] })),
			done(Result.fail(offline)),
			{ type: "xstate.error.actor.readCryptoDeposit", error: new Error() },
		],
		{
			input,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.reconcileAttempts,
				context.mayStillComplete,
				context.facts.lastRecordId,
			],
		},
	);
});

testCommand({
	machine: cryptoDepositMachine.provide({
		actors: { readCryptoDeposit: immediateAnswer<CryptoDepositReading, QueryError>(reading) },
	}),
	input,
	fill: [amount("20.5"), uploaded(proof)],
	press: { type: "submit" },
	sends: {
		order: { channelId: 1, address: "TXyz", amount: "20.5", proof },
		currency: "USDT",
		lastRecordId: 3,
	},
	emptied: { channelId: 1, amount: "", proof: undefined },
});

const start = () => {
	const read = scriptedRequest<CryptoDepositReading, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentCryptoDeposit>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentCryptoDeposit>();
	const clock = new SimulatedClock();
	const actor = createActor(
		cryptoDepositMachine.provide({
			actors: { readCryptoDeposit: read.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input, clock },
	).start();
	return {
		actor,
		clock,
		read,
		send,
		reconcile,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
	};
};

const startFilled = async () => {
	const deposit = start();
	await deposit.read.succeed(reading);
	deposit.actor.send(amount("20"));
	deposit.actor.send(uploaded(proof));
	return deposit;
};

describe("Spec 2 §2, §7: reading the channels", () => {
	test("the first channel is chosen", async () => {
		const { read, state, isBusy, form, facts } = start();
		expect([state(), isBusy(), facts()]).toEqual([
			"reading",
			true,
			{ ...input, channels: [], lastRecordId: undefined, error: undefined },
		]);
		await read.succeed(reading);
		expect([state(), isBusy(), form(), facts()]).toEqual([
			"filling in",
			false,
			{ channelId: 1, amount: "", proof: undefined },
			{ ...input, ...reading, error: undefined },
		]);
	});

	test("a site without channels has its own state, and can be read again", async () => {
		const { actor, read, state, form } = start();
		await read.succeed({ channels: [], lastRecordId: 0 });
		expect([state(), form().channelId]).toEqual(["no channels", undefined]);
		actor.send({ type: "retry" });
		await read.succeed(reading);
		expect([state(), form().channelId]).toEqual(["filling in", 1]);
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
		expect([state(), facts().error]).toEqual(["filling in", undefined]);
	});
});

describe("Spec 2 §5: filling in a crypto deposit", () => {
	test("'submit' sends nothing without an amount, without a proof, or for a blocked customer", async () => {
		const { actor, read, state, send } = start();
		await read.succeed(reading);
		actor.send(amount("20"));
		actor.send({ type: "submit" });
		actor.send(amount(""));
		actor.send(uploaded(proof));
		actor.send({ type: "submit" });
		actor.send(amount("20"));
		actor.send({ type: "facts", facts: { gate: { is: "real-name verification needed" } } });
		actor.send({ type: "submit" });
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
		actor.send({ type: "facts", facts: { gate: open } });
		actor.send({ type: "submit" });
		expect([state(), send.inputs().length]).toEqual(["sending", 1]);
	});

	test("another channel keeps the input, and another language keeps its value", async () => {
		const { actor, form } = await startFilled();
		actor.send(channel(2));
		actor.send(amount("0.125"));
		actor.send({ type: "facts", facts: { language: "de" } });
		expect(form()).toEqual({ channelId: 2, amount: "0,125", proof });
	});

	test("a removed picture is not sent", async () => {
		const { actor, state } = await startFilled();
		actor.send(uploaded(undefined));
		actor.send({ type: "submit" });
		expect(state()).toBe("filling in");
	});

	test("the command keeps the submitted form, whatever is typed meanwhile; the form follows its picture", async () => {
		const { actor, send, form, state } = await startFilled();
		actor.send({ type: "submit" });
		actor.send(amount("99"));
		actor.send(channel(2));
		actor.send(uploaded("another"));
		expect(form()).toEqual({ channelId: 1, amount: "20", proof: "another" });
		await send.fail(refused);
		actor.send({ type: "submit" });
		expect([state(), send.inputs().map(({ order }) => order.proof)]).toEqual(["sending", [proof, "another"]]);
	});
});

describe("Spec 2 §7: the next deposit", () => {
	test("after an accepted one starts with a new reading, so that an equal amount is not confused with the first", async () => {
		const { actor, read, send, state, form, facts } = await startFilled();
		actor.send({ type: "submit" });
		await send.succeed({ message: "Received" });
		actor.send({ type: "acknowledge" });
		expect([state(), form(), facts().channels]).toEqual([
			"reading",
			{ channelId: 1, amount: "", proof: undefined },
			[tron, bitcoin],
		]);
		await read.succeed({ ...reading, lastRecordId: 4 });
		actor.send(amount("20"));
		actor.send(uploaded(proof));
		actor.send({ type: "submit" });
		expect(send.inputs().map(({ lastRecordId }) => lastRecordId)).toEqual([3, 4]);
	});

	test("after one with an unknown outcome starts with a new reading, too", async () => {
		const { actor, clock, read, send, reconcile, state } = await startFilled();
		actor.send({ type: "submit" });
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect([state(), read.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		actor.send({ type: "dismiss" });
		expect([state(), read.inputs().length]).toEqual(["reading", 2]);
	});

	test("after a refused one starts at once with the previous input", async () => {
		const { actor, read, send, state, form } = await startFilled();
		actor.send({ type: "submit" });
		await send.fail(refused);
		expect([state(), form().amount, read.inputs().length]).toEqual(["filling in", "20", 1]);
	});
});

test("pitfall 2: a deposit that was unanswered when the app was left is looked up and never sent again", async () => {
	const { actor, clock, send, reconcile, state } = start();
	actor.send({ type: "resume", sent });
	expect(state()).toEqual({ "outcome unknown": "waiting" });
	clock.increment(1000);
	await reconcile.succeed({ is: "absent" });
	clock.increment(2000);
	await reconcile.succeed({ is: "absent" });
	clock.increment(4000);
	await reconcile.succeed({ is: "absent" });
	expect([state(), reconcile.inputs(), send.inputs()]).toEqual([
		{ "outcome unknown": "unresolved" },
		[sent, sent, sent],
		[],
	]);
});

test("on a return to the page the channels are read again, with what is typed", async () => {
	const { actor, read, state, form, facts } = await startFilled();
	actor.send({ type: "refresh" });
	actor.send(amount("21"));
	expect([state(), form().amount, facts().channels]).toEqual(["reading", "21", [tron, bitcoin]]);
	const moved = { ...tron, address: "TNew" };
	await read.succeed({ channels: [moved, bitcoin], lastRecordId: 3 });
	expect([state(), form().amount, facts().channels]).toEqual(["filling in", "21", [moved, bitcoin]]);
});

test("stopping the machine interrupts the reading", () => {
	const { actor, read } = start();
	actor.stop();
	expect(read.interrupted()).toEqual([true]);
});
