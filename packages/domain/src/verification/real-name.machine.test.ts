import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	testCommand,
} from "../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { realNameMachine } from "./real-name.machine.ts";
import type { RealNameRecord, ReviewStatus } from "./real-name.ts";
import { emptyRealName } from "./real-name-form.ts";
import type { RealNameFlags } from "./real-name-summary.ts";
import type { SentRealName } from "./reconcile-real-name.ts";
import { miasName, nothingSubmitted } from "./verifications.test-support.ts";

const flags: RealNameFlags = { asksHandPicture: false, asksSsn: false, asksEmail: false };
const fill = [
	{ type: "change", change: { field: "name", value: miasName.name } },
	{ type: "change", change: { field: "idNumber", value: miasName.idNumber } },
	{ type: "change", change: { field: "front", value: miasName.front } },
	{ type: "change", change: { field: "reverse", value: miasName.reverse } },
] as const;
const filledIn = {
	...emptyRealName,
	name: miasName.name,
	idNumber: miasName.idNumber,
	front: miasName.front,
	reverse: miasName.reverse,
};
const press = { type: "submit" } as const;
const recordOf = (status: ReviewStatus): RealNameRecord => ({ ...nothingSubmitted, ...miasName, status });
const rejected = { ...recordOf("rejected"), reason: "The picture is blurred." };
/** What was typed; the pictures are taken again. */
const restored = { ...emptyRealName, name: miasName.name, idNumber: miasName.idNumber };

const readAs = (output: Result.Result<RealNameRecord, QueryError>) => ({
	type: "xstate.done.actor.readRecord" as const,
	output,
});

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		realNameMachine,
		[
			...fill,
			press,
			{ type: "facts", facts: { asksSsn: false } },
			{ type: "refresh" },
			{ type: "retry" },
			...[nothingSubmitted, recordOf("waiting for review"), recordOf("finished"), rejected].map((record) =>
				readAs(Result.succeed(record)),
			),
			readAs(Result.fail(offline)),
			{ type: "xstate.error.actor.readRecord", error: new Error() },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: flags,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.record?.status,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(14);
});

describe.each([
	["nothing was submitted", nothingSubmitted, emptyRealName],
	["the last one was rejected", rejected, restored],
] as const)("A customer, if %s", (_, before, emptied) => {
	testCommand<AnyStateMachine>({
		machine: realNameMachine,
		input: flags,
		fill: [readAs(Result.succeed(before)), ...fill],
		press,
		sends: { submission: miasName, before },
		back: expect.toBeOneOf(["filling in", "loading"]),
		emptied: expect.toBeOneOf([emptyRealName, emptied, filledIn]),
	});
});

const start = (input = flags) => {
	const clock = new SimulatedClock();
	const readRecord = scriptedRequest<RealNameRecord, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentRealName>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentRealName>();
	const actor = createActor(
		realNameMachine.provide({
			actors: { readRecord: readRecord.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input, clock },
	).start();
	const submit = () => {
		for (const event of [...fill, press]) actor.send(event);
	};
	return {
		actor,
		clock,
		readRecord,
		send,
		reconcile,
		submit,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
	};
};
const ready = async () => {
	const started = start();
	await started.readRecord.succeed(nothingSubmitted);
	return started;
};

describe("Spec 2 §4: the review record", () => {
	test("is read before anything is shown or can be sent", () => {
		const { state, isBusy, submit, form, facts, send } = start();
		submit();
		expect([state(), isBusy(), form(), send.inputs()]).toEqual(["loading", true, filledIn, []]);
		expect(facts()).toEqual({ ...flags, record: undefined, error: undefined });
	});

	test.each<[ReviewStatus, string]>([
		["not submitted", "filling in"],
		["waiting for review", "waiting for review"],
		["finished", "finished"],
		["rejected", "filling in"],
	])("%s leads to %j", async (status, expected) => {
		const { state, isBusy, readRecord, facts } = start();
		await readRecord.succeed(recordOf(status));
		expect([state(), isBusy(), facts()]).toEqual([
			expected,
			false,
			{ ...flags, record: recordOf(status), error: undefined },
		]);
	});

	test("can be read again after a failure", async () => {
		const { actor, state, isBusy, readRecord, facts } = start();
		await readRecord.fail(offline);
		expect([state(), isBusy(), facts().error]).toEqual(["failed", false, offline]);
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
		await readRecord.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		actor.send({ type: "retry" });
		await readRecord.fail(offline);
		actor.send({ type: "retry" });
		await readRecord.succeed(recordOf("finished"));
		expect([state(), facts().error]).toEqual(["finished", undefined]);
	});

	test("is read again when the customer checks whether the review has ended", async () => {
		const { actor, state, readRecord } = start();
		await readRecord.succeed(recordOf("waiting for review"));
		actor.send({ type: "refresh" });
		await readRecord.succeed(rejected);
		actor.send({ type: "refresh" });
		await readRecord.succeed(recordOf("finished"));
		actor.send({ type: "refresh" });
		expect([state(), readRecord.inputs().length]).toEqual(["finished", 3]);
	});

	test("A-107, A-364: a rejected customer finds what was typed, without the pictures, and submits again", async () => {
		const { form, readRecord, submit, send } = start();
		await readRecord.succeed(rejected);
		expect(form()).toEqual(restored);
		submit();
		expect(send.inputs()).toEqual([{ submission: miasName, before: rejected }]);
	});

	test("stays as it was while it cannot be read again, with the reason", async () => {
		const { actor, state, facts, readRecord } = start();
		await readRecord.succeed(recordOf("waiting for review"));
		actor.send({ type: "refresh" });
		await readRecord.fail(offline);
		expect([state(), facts().error]).toEqual(["waiting for review", offline]);
		actor.send({ type: "refresh" });
		await readRecord.succeed(recordOf("finished"));
		expect([state(), facts().error]).toEqual(["finished", undefined]);
	});

	test("keeps what is typed while it is read again, also after a rejection", async () => {
		const { actor, state, form, readRecord } = await ready();
		actor.send({ type: "change", change: { field: "name", value: "M" } });
		actor.send({ type: "refresh" });
		actor.send({ type: "change", change: { field: "name", value: "Mi" } });
		await readRecord.succeed(rejected);
		expect([state(), form()]).toEqual(["filling in", { ...emptyRealName, name: "Mi" }]);
	});
});

describe("Spec 2 §4, §5: submitting", () => {
	test("nothing is sent while something is missing that the site requests; SSN and e-mail are optional", async () => {
		const { actor, state, send } = await ready();
		actor.send({ type: "facts", facts: { asksHandPicture: true, asksSsn: true, asksEmail: true } });
		for (const event of fill) {
			actor.send(press);
			actor.send(event);
		}
		actor.send(press);
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
		actor.send({ type: "change", change: { field: "hand", value: "https://cdn.test/hand.jpg" } });
		actor.send(press);
		const submission = { ...miasName, hand: "https://cdn.test/hand.jpg" };
		expect(send.inputs()).toEqual([{ submission, before: nothingSubmitted }]);
	});

	test("after an accepted submission the form is empty, and the record is read again", async () => {
		const { actor, state, form, readRecord, send, submit } = await ready();
		submit();
		await send.succeed({ message: "Submitted" });
		expect([state(), readRecord.inputs().length]).toEqual(["accepted", 1]);
		actor.send({ type: "acknowledge" });
		expect([state(), form(), readRecord.inputs().length]).toEqual(["loading", emptyRealName, 2]);
		await readRecord.succeed(recordOf("waiting for review"));
		expect([state(), actor.getSnapshot().context.sent]).toEqual(["waiting for review", undefined]);
	});

	test("a submission that was found in the record continues as accepted", async () => {
		const { actor, clock, state, send, reconcile, readRecord, submit } = await ready();
		submit();
		await send.fail(lost);
		clock.increment(1000);
		expect(reconcile.inputs()).toEqual([{ submission: miasName, before: nothingSubmitted }]);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		actor.send({ type: "acknowledge" });
		await readRecord.succeed(recordOf("waiting for review"));
		expect(state()).toBe("waiting for review");
	});

	test("while the outcome is unknown the form is kept, and the record is read again before anything else", async () => {
		const { actor, clock, state, form, send, reconcile, readRecord, submit } = await ready();
		submit();
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		actor.send({ type: "dismiss" });
		expect([state(), form(), send.inputs().length]).toEqual(["loading", filledIn, 1]);
		await readRecord.fail(offline);
		expect([state(), form()]).toEqual(["failed", filledIn]);
		actor.send({ type: "retry" });
		await readRecord.succeed(nothingSubmitted);
		expect([state(), form(), actor.getSnapshot().context.sent]).toEqual(["filling in", filledIn, undefined]);
	});

	test("after a refused submission nothing is read: the form is shown again at once, with the reason", async () => {
		const { actor, state, form, send, readRecord, submit } = await ready();
		submit();
		await send.fail(refused);
		expect([state(), form(), actor.getSnapshot().context.refusal, readRecord.inputs().length]).toEqual([
			"filling in",
			filledIn,
			refused,
			1,
		]);
	});
});
