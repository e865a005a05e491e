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
import { areas } from "../session/account/account.test-support.ts";
import { emptyLevelForm } from "./level-form.ts";
import type { TwoLevelReading } from "./read-two-level.ts";
import {
	type TwoLevelEvent,
	type TwoLevelInput,
	twoLevelVerificationMachine,
} from "./two-level-verification.machine.ts";
import type { LevelSubmission, TwoLevelStatus, VerificationLevel } from "./verification-level.ts";
import {
	juniorCertified,
	miaAsJunior,
	miaAsSenior,
	miasJuniorRecord,
	miasSeniorRecord,
	noLevel,
	noRecord,
} from "./verifications.test-support.ts";

const input: TwoLevelInput = { areas, account: { name: "", mobile: "" } };
const readingOf = (status: TwoLevelStatus): TwoLevelReading => ({
	status,
	records: { junior: undefined, senior: undefined },
});
const nothing = readingOf(noLevel);
const certified = readingOf(juniorCertified);
const readAs = (output: Result.Result<TwoLevelReading, QueryError>) => ({
	type: "xstate.done.actor.readLevels" as const,
	output,
});
const open = (level: VerificationLevel) => ({ type: "open", level }) as const;
const press = { type: "submit" } as const;
const fillJunior = [
	{ type: "change", change: { field: "name", value: miaAsJunior.name } },
	{ type: "change", change: { field: "mobile", value: miaAsJunior.mobile.number } },
	{ type: "change", change: { field: "front", value: miaAsJunior.front } },
	{ type: "change", change: { field: "reverse", value: miaAsJunior.reverse } },
] as const satisfies readonly TwoLevelEvent[];
const fillSenior = [
	{ type: "change", change: { field: "name", value: miaAsSenior.name } },
	{ type: "change", change: { field: "idNumber", value: miaAsSenior.idNumber } },
	{ type: "change", change: { field: "hand", value: miaAsSenior.hand } },
] as const satisfies readonly TwoLevelEvent[];
const juniorForm = {
	...emptyLevelForm("junior"),
	name: miaAsJunior.name,
	mobile: miaAsJunior.mobile.number,
	front: miaAsJunior.front,
	reverse: miaAsJunior.reverse,
};
const seniorForm = {
	...emptyLevelForm("senior"),
	name: miaAsSenior.name,
	idNumber: miaAsSenior.idNumber,
	hand: miaAsSenior.hand,
};

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		twoLevelVerificationMachine,
		[
			...fillSenior,
			press,
			open("junior"),
			open("senior"),
			{ type: "close" },
			{ type: "facts", facts: { areas } },
			{ type: "refresh" },
			{ type: "retry" },
			readAs(Result.succeed(nothing)),
			readAs(Result.succeed(certified)),
			readAs(Result.fail(offline)),
			{ type: "xstate.error.actor.readLevels", error: new Error() },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.reading?.status.junior,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(12);
});

describe.each([
	["junior", nothing, fillJunior, miaAsJunior, juniorForm],
	["senior", certified, fillSenior, miaAsSenior, seniorForm],
] as const)("The %s level", (level, reading, fill, sends, filledIn) => {
	testCommand<AnyStateMachine>({
		machine: twoLevelVerificationMachine,
		input,
		fill: [readAs(Result.succeed(reading)), open(level), ...fill],
		press,
		sends,
		back: expect.toBeOneOf(["filling in", "loading"]),
		emptied: expect.toBeOneOf([emptyLevelForm(level), filledIn]),
	});
});

const start = (given: Partial<TwoLevelInput> = {}) => {
	const clock = new SimulatedClock();
	const readLevels = scriptedRequest<TwoLevelReading, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, LevelSubmission>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, LevelSubmission>();
	const actor = createActor(
		twoLevelVerificationMachine.provide({
			actors: { readLevels: readLevels.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input: { ...input, ...given }, clock },
	).start();
	return {
		actor,
		clock,
		readLevels,
		send,
		reconcile,
		dispatch: (...events: readonly TwoLevelEvent[]) => {
			for (const event of events) actor.send(event);
		},
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
	};
};
const ready = async (reading = nothing, given: Partial<TwoLevelInput> = {}) => {
	const started = start(given);
	await started.readLevels.succeed(reading);
	return started;
};

describe("Spec 2 §2, §4: the two cards", () => {
	test("are shown once both levels are read; nothing opens before", async () => {
		const { dispatch, state, isBusy, facts, readLevels } = start();
		dispatch(open("junior"), press);
		expect([state(), isBusy(), facts()]).toEqual([
			"loading",
			true,
			{ ...input, reading: undefined, error: undefined },
		]);
		await readLevels.succeed(nothing);
		expect([state(), isBusy(), facts()]).toEqual([
			"choosing",
			false,
			{ ...input, reading: nothing, error: undefined },
		]);
	});

	test("can be read again after a failure", async () => {
		const { dispatch, state, facts, readLevels } = start();
		await readLevels.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		dispatch({ type: "retry" });
		await readLevels.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		dispatch({ type: "retry" });
		await readLevels.fail(offline);
		dispatch({ type: "retry" });
		await readLevels.succeed(nothing);
		expect([state(), facts().error]).toEqual(["choosing", undefined]);
	});

	test("stay as they were while they cannot be read again, with the reason", async () => {
		const { dispatch, state, facts, readLevels } = await ready();
		dispatch({ type: "refresh" });
		await readLevels.fail(offline);
		expect([state(), facts()]).toEqual(["choosing", { ...input, reading: nothing, error: offline }]);
	});

	test.each<[VerificationLevel, TwoLevelStatus, string]>([
		["junior", noLevel, "filling in"],
		["senior", noLevel, "filling in"],
		["junior", juniorCertified, "choosing"],
		["senior", juniorCertified, "filling in"],
		["senior", { junior: "waiting for review", senior: "not submitted" }, "filling in"],
		["senior", { junior: "certified", senior: "waiting for review" }, "choosing"],
	])("%s opens its form if %j allows it: %s", async (level, status, state) => {
		const chosen = await ready(readingOf(status));
		chosen.dispatch(open(level));
		expect(chosen.state()).toBe(state);
		if (state === "filling in") expect(chosen.form()).toEqual(emptyLevelForm(level));
	});

	test.each([
		["junior", miasJuniorRecord, { name: "Mia Moss", areaId: 1, mobile: "5550109912" }],
		["junior", { ...miasJuniorRecord, mobile: "+4915550109912" }, { name: "Mia Moss" }],
		["junior", { ...noRecord }, {}],
		["senior", miasSeniorRecord, { name: "Mia Moss", idNumber: "X123" }],
	] as const)(
		"A-107, A-364: the form of a rejected %s level has what was typed, without the pictures",
		async (level, sent, typed) => {
			const record = { ...sent, reason: "The picture is blurred." };
			const reading = { status: noLevel, records: { ...nothing.records, [level]: record } };
			const { dispatch, form } = await ready(reading);
			dispatch(open(level));
			expect(form()).toEqual({ ...emptyLevelForm(level), ...typed });
		},
	);

	test("what was typed after a rejection is not replaced", async () => {
		const record = { ...miasSeniorRecord, reason: "The picture is blurred." };
		const { dispatch, form } = await ready({
			status: noLevel,
			records: { ...nothing.records, senior: record },
		});
		dispatch(open("senior"), { type: "change", change: { field: "name", value: "Mia M" } });
		dispatch({ type: "close" }, open("senior"));
		expect(form()).toEqual({ ...emptyLevelForm("senior"), name: "Mia M", idNumber: "X123" });
	});

	test("what is typed while the levels are read again is kept", async () => {
		const { dispatch, state, form, readLevels } = await ready();
		dispatch(open("junior"), ...fillJunior, { type: "refresh" });
		dispatch({ type: "change", change: { field: "name", value: "Mia Moss-Berg" } });
		await readLevels.succeed(nothing);
		dispatch(open("junior"));
		expect([state(), form()]).toEqual(["filling in", { ...juniorForm, name: "Mia Moss-Berg" }]);
	});

	test("a closed form keeps its input until the other one is opened", async () => {
		const { dispatch, state, form, readLevels } = await ready();
		dispatch(open("junior"), ...fillJunior, { type: "close" });
		expect(state()).toBe("choosing");
		dispatch(open("junior"));
		expect([state(), form()]).toEqual(["filling in", juniorForm]);
		dispatch({ type: "close" }, { type: "refresh" });
		await readLevels.succeed(certified);
		dispatch(open("senior"));
		expect(form()).toEqual(emptyLevelForm("senior"));
	});
});

describe("Spec 2 §4: submitting a level", () => {
	test("sends nothing while something is missing", async () => {
		const { dispatch, state, send } = await ready(nothing, { areas: [] });
		dispatch(open("junior"));
		for (const event of fillJunior) dispatch(press, event);
		dispatch(press);
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
		dispatch({ type: "facts", facts: { areas } }, press);
		expect([state(), send.inputs()]).toEqual(["sending", [miaAsJunior]]);
	});

	test("cannot be closed while it is being sent", async () => {
		const { dispatch, state, send } = await ready();
		dispatch(open("junior"), ...fillJunior, press, { type: "close" }, open("junior"), { type: "refresh" });
		expect([state(), send.interrupted()]).toEqual(["sending", [false]]);
	});

	test("causes a reading of both levels after it was accepted, and leaves an empty form", async () => {
		const { dispatch, state, form, facts, send, readLevels } = await ready();
		dispatch(open("junior"), ...fillJunior, press);
		await send.succeed({ message: "Submitted" });
		dispatch({ type: "acknowledge" });
		expect([state(), form()]).toEqual(["loading", emptyLevelForm("junior")]);
		const waiting = readingOf({ ...noLevel, junior: "waiting for review" });
		await readLevels.succeed(waiting);
		expect([state(), facts().reading]).toEqual(["choosing", waiting]);
		dispatch(open("junior"));
		expect(state()).toBe("choosing");
	});

	test("keeps the form while the outcome is unknown, and reads both levels before it can be sent again", async () => {
		const { actor, clock, dispatch, state, form, send, reconcile, readLevels } = await ready();
		dispatch(open("junior"), ...fillJunior, press);
		await send.fail(lost);
		clock.increment(1000);
		expect(reconcile.inputs()).toEqual([miaAsJunior]);
		await reconcile.succeed({ is: "unknown" });
		dispatch({ type: "dismiss" });
		expect([state(), form(), actor.getSnapshot().context.sent]).toEqual(["loading", juniorForm, undefined]);
		await readLevels.fail(offline);
		expect(state()).toBe("failed");
		dispatch({ type: "retry" });
		await readLevels.succeed(nothing);
		dispatch(open("junior"));
		expect([state(), form(), send.inputs().length]).toEqual(["filling in", juniorForm, 1]);
	});

	test("shows the reason of a refusal, until it is dismissed or the form is closed", async () => {
		const { actor, dispatch, state, send } = await ready();
		dispatch(open("junior"), ...fillJunior, press);
		await send.fail(refused);
		expect([state(), actor.getSnapshot().context.refusal]).toEqual(["filling in", refused]);
		dispatch({ type: "close" });
		expect(actor.getSnapshot().context.refusal).toBeUndefined();
	});

	test("is shown as submitted if the platform refuses it because it arrived before", async () => {
		const { actor, dispatch, state, send, readLevels } = await ready();
		dispatch(open("junior"), ...fillJunior, press);
		await send.fail(refused);
		dispatch({ type: "refresh" });
		await readLevels.succeed(readingOf({ ...noLevel, junior: "waiting for review" }));
		dispatch(open("junior"));
		expect([state(), actor.getSnapshot().context.refusal]).toEqual(["choosing", refused]);
	});
});
