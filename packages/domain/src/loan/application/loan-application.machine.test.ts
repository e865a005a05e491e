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
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { today } from "../loans.test-support.ts";
import { applicationFacts, filled, nothingRequested } from "./application.test-support.ts";
import { askedFields } from "./application-fields.ts";
import { emptyApplication } from "./application-form.ts";
import { type ApplicationFacts, summariseApplication } from "./application-summary.ts";
import { loanApplicationMachine } from "./loan-application.machine.ts";
import type { LoanApplicationEvent } from "./loan-application.setup.ts";
import type { ApplicationStatus } from "./loan-application.ts";
import type { ApplicationReading } from "./read-loan-application.ts";
import type { SentApplication } from "./reconcile-application.ts";

/** The names, the age and the tax bill are requested. */
const facts: ApplicationFacts = {
	...applicationFacts,
	asks: askedFields(["age", "taxBill"]),
	today: undefined,
};
const age = (value: string): LoanApplicationEvent => ({ type: "change", change: { field: "age", value } });
const taxBill = (value: string | undefined): LoanApplicationEvent => ({
	type: "change",
	change: { field: "taxBill", value },
});
const typed: readonly LoanApplicationEvent[] = [
	{ type: "change", change: { field: "lastName", value: "Berg" } },
	{ type: "change", change: { field: "firstName", value: "Mia" } },
	age("35"),
	taxBill("/tax.jpg"),
];
const typedForm = { ...emptyApplication, lastName: "Berg", firstName: "Mia", age: "35", taxBill: "/tax.jpg" };
const application = { lastName: "Berg", firstName: "Mia", age: 35, taxBill: "/tax.jpg" };

const reading = (status: ApplicationStatus, more: Partial<ApplicationReading> = {}): ApplicationReading => ({
	status,
	reason: "",
	sentBefore: undefined,
	today,
	...more,
});
const readAs = (status: ApplicationStatus) => ({
	type: "xstate.done.actor.readApplication" as const,
	output: Result.succeed(reading(status)),
});

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		loanApplicationMachine,
		[
			...typed,
			{ type: "submit" },
			{ type: "refresh" },
			{ type: "retry" },
			{ type: "facts", facts: { language: "de" } },
			readAs("not applied"),
			readAs("waiting for approval"),
			readAs("approved"),
			readAs("rejected"),
			{ type: "xstate.done.actor.readApplication", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readApplication", error: new Error() },
			{ type: "resume", sent: { application: undefined, status: "not applied" } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: facts,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.status,
				context.facts.isOutdated,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(14);
});

/** Without the reading after a command, which is tested below. */
const commandAlone = loanApplicationMachine.provide({ guards: { "is outdated": () => false } });

describe.each([
	["not applied", "form"],
	["rejected", "rejected, may apply again"],
] as const)("A customer with the status %s", (status, back) => {
	testCommand<AnyStateMachine>({
		machine: commandAlone,
		input: facts,
		fill: [readAs(status), ...typed],
		press: { type: "submit" },
		sends: { application, status },
		back,
		emptied: typedForm,
	});
});

const start = (given: Partial<ApplicationFacts> = {}) => {
	const read = scriptedRequest<ApplicationReading, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentApplication>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentApplication>();
	const machine = loanApplicationMachine.provide({
		actors: { readApplication: read.logic, send: send.logic, reconcile: reconcile.logic },
	});
	const clock = new SimulatedClock();
	const actor = createActor(machine, { input: { ...facts, ...given }, clock });
	const emitted: string[] = [];
	actor.on("*", ({ type }) => emitted.push(type));
	actor.start();
	return {
		actor,
		clock,
		read,
		send,
		reconcile,
		emitted,
		type: () => {
			for (const event of typed) actor.send(event);
		},
		state: () => actor.getSnapshot().value,
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

describe("Spec 2 §4: the status of the application", () => {
	test.each([
		["not applied", "form", []],
		["waiting for approval", "waiting for approval", []],
		["approved", "approved", ["approved"]],
		["rejected", "rejected, may apply again", []],
	] as const)("%s", async (status, state, emitted) => {
		const started = start();
		expect([started.state(), started.isBusy()]).toEqual(["loading", true]);
		await started.read.succeed(reading(status));
		expect([started.state(), started.isBusy(), started.emitted, started.facts()]).toEqual([
			state,
			false,
			emitted,
			{ ...facts, status, reason: "", sentBefore: undefined, today, isOutdated: false, error: undefined },
		]);
	});

	test("is unknown while it cannot be read, until it is read again", async () => {
		const { actor, read, state, facts: known } = start();
		await read.fail(offline);
		expect([state(), known().error]).toEqual(["failed", offline]);
		actor.send({ type: "submit" });
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
		await read.break();
		expect([state(), known().error]).toEqual(["failed", undefined]);
		actor.send({ type: "refresh" });
		await read.succeed(reading("not applied"));
		expect([state(), known().error]).toEqual(["form", undefined]);
	});

	test("can be refreshed while waiting; an approval is emitted with each reading", async () => {
		const { actor, read, state, emitted, facts: known } = start();
		await read.succeed(reading("waiting for approval"));
		actor.send({ type: "submit" });
		actor.send({ type: "refresh" });
		expect([state(), known().status]).toEqual(["loading", "waiting for approval"]);
		await read.succeed(reading("approved"));
		actor.send({ type: "refresh" });
		await read.succeed(reading("approved"));
		expect([state(), emitted]).toEqual(["approved", ["approved", "approved"]]);
	});

	test("is read again after an accepted application, which cannot be sent twice", async () => {
		const { actor, read, send, state, type, emitted } = start();
		await read.succeed(reading("not applied"));
		type();
		actor.send({ type: "submit" });
		await send.succeed({ message: "Applied" });
		expect([state(), emitted]).toEqual(["accepted", ["carried out"]]);
		actor.send({ type: "acknowledge" });
		actor.send({ type: "submit" });
		expect(state()).toBe("loading");
		await read.succeed(reading("waiting for approval"));
		expect([state(), send.inputs().length]).toEqual(["waiting for approval", 1]);
	});

	test("is read again after an application with an unknown outcome; the input is kept", async () => {
		const { actor, clock, read, send, reconcile, state, type, form } = start();
		await read.succeed(reading("not applied"));
		type();
		actor.send({ type: "submit" });
		await send.fail(lost);
		actor.send({ type: "refresh" });
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		actor.send({ type: "refresh" });
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		expect(state()).toBe("loading");
		await read.succeed(reading("not applied"));
		expect([state(), form(), send.inputs().length]).toEqual(["form", typedForm, 1]);
	});
});

describe("Spec 2 §4: a rejected application", () => {
	const sent = summariseApplication(filled, applicationFacts).application;

	test("is shown as it was sent, to be sent again", async () => {
		const { read, form, send, actor } = start({ asks: applicationFacts.asks });
		await read.succeed(reading("rejected", { sentBefore: sent }));
		expect(form()).toEqual({ ...filled, lastName: "Berg", mobile: "6641234567", loanAmount: "1500.5" });
		actor.send({ type: "submit" });
		expect(plain(send.inputs())).toEqual([{ application: plain(sent), status: "rejected" }]);
	});

	test("does not replace what was typed meanwhile", async () => {
		const { read, form, actor } = start();
		await read.succeed(reading("not applied"));
		actor.send(age("36"));
		actor.send({ type: "refresh" });
		await read.succeed(reading("rejected", { sentBefore: sent }));
		expect(form()).toEqual({ ...emptyApplication, age: "36" });
	});

	test("is not shown for another status", async () => {
		const { read, form } = start();
		await read.succeed(reading("not applied", { sentBefore: sent }));
		expect(form()).toEqual(emptyApplication);
	});

	test("leaves the form empty if the platform does not return it", async () => {
		const { read, form } = start();
		await read.succeed(reading("rejected"));
		expect(form()).toEqual(emptyApplication);
	});

	test("stays in the form if it was sent from here", async () => {
		const { actor, read, send, state, type, form } = start();
		await read.succeed(reading("not applied"));
		type();
		actor.send({ type: "submit" });
		await send.succeed({ message: "Applied" });
		actor.send({ type: "acknowledge" });
		await read.succeed(reading("rejected", { sentBefore: sent }));
		expect([state(), form()]).toEqual(["rejected, may apply again", typedForm]);
	});
});

describe("Spec 2 §5: filling in an application", () => {
	test("'submit' sends nothing while something is missing", async () => {
		const { actor, read, send, state } = start();
		await read.succeed(reading("not applied"));
		actor.send({ type: "submit" });
		expect([state(), send.inputs()]).toEqual(["form", []]);
	});

	test("a late upload is stored in every state, a typed text only in the form, also while it is read again", async () => {
		const { actor, read, send, form } = start();
		actor.send(taxBill("/early.jpg"));
		actor.send(age("1"));
		expect(form()).toEqual({ ...emptyApplication, taxBill: "/early.jpg", age: "1" });
		await read.succeed(reading("not applied"));
		actor.send({ type: "refresh" });
		for (const event of typed) actor.send(event);
		await read.succeed(reading("not applied"));
		actor.send({ type: "submit" });
		actor.send(taxBill(undefined));
		actor.send(age("2"));
		expect(form()).toEqual({ ...typedForm, taxBill: undefined });
		await send.fail(refused);
		expect(plain(send.inputs())).toEqual([{ application, status: "not applied" }]);
	});

	test("another language rewrites the figures; new site facts keep the input", async () => {
		const { actor, read, form, facts: known } = start();
		await read.succeed(reading("not applied"));
		actor.send(age("35.0"));
		actor.send({ type: "facts", facts: { language: "de" } });
		actor.send({ type: "facts", facts: { asks: nothingRequested } });
		expect([form(), known().language, known().asks]).toEqual([
			{ ...emptyApplication, age: "35" },
			"de",
			nothingRequested,
		]);
	});

	test("a failed reading of the day keeps the known one", async () => {
		const { actor, read, facts: known } = start({ today: "2026-01-30" });
		await read.succeed(reading("not applied", { today: undefined }));
		expect(known().today).toBe("2026-01-30");
		actor.send({ type: "refresh" });
		await read.succeed(reading("not applied", { today: "2026-02-01" }));
		expect(known().today).toBe("2026-02-01");
	});
});
