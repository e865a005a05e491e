import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, SimulatedClock } from "xstate";
import {
	behavesAsCommand,
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { monthPlan, picture, today, weekPlan } from "../loans.test-support.ts";
import { agreementOver, externalFacts } from "./loan-facts.test-support.ts";
import { emptyLoan, type LoanForm } from "./loan-form.ts";
import { loanRequestMachine } from "./loan-request.machine.ts";
import type { LoanExternalFacts, LoanRequestEvent } from "./loan-request.setup.ts";
import type { LoanOfferReading } from "./read-loan-offer.ts";
import type { SentLoan } from "./reconcile-loan.ts";

const offer: LoanOfferReading = { plans: [monthPlan, weekPlan], today, lastLoanId: 4 };
const read = (reading: Partial<LoanOfferReading> = {}) => ({
	type: "xstate.done.actor.readOffer" as const,
	output: Result.succeed({ ...offer, ...reading }),
});
const amount = (text: string): LoanRequestEvent => ({ type: "change", change: { is: "amount", text } });
const terms = (isTicked: boolean): LoanRequestEvent => ({
	type: "change",
	change: { is: "terms", isTicked },
});
const tick: LoanRequestEvent = { type: "tick", isTicked: true };
const signed: LoanRequestEvent = { type: "signed", picture };
const toTheAgreement: readonly LoanRequestEvent[] = [
	amount("500"),
	terms(true),
	{ type: "loan now" },
	{ type: "confirm" },
];
const toTheSignature: readonly LoanRequestEvent[] = [...toTheAgreement, tick, { type: "go on to sign" }];

const image = `<img src="${picture}" alt="">`;
const sent = {
	request: {
		planId: 3,
		amount: "500",
		signature: picture,
		agreement: agreementOver("500", 30, image),
	},
	loanPeriodDays: 30,
	dailyRate: "0.001",
	lastLoanId: 4,
};
const filledIn: LoanForm = {
	amount: "500",
	planId: monthPlan.id,
	isTermsTicked: true,
	readAgreement: agreementOver("500"),
};

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		loanRequestMachine,
		[
			...toTheSignature,
			signed,
			{ type: "tick", isTicked: false },
			{ type: "back" },
			{ type: "refresh" },
			{ type: "retry" },
			{ type: "facts", facts: { currency: "USD" } },
			read(),
			read({ plans: [] }),
			{ type: "xstate.done.actor.readOffer", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readOffer", error: new Error() },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: externalFacts,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.plans.length,
				context.facts.isOutdated,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(15);
});

behavesAsCommand<AnyStateMachine>({
	/** Without the reading that follows on a command, which is tried below. */
	machine: loanRequestMachine.provide({ guards: { "is outdated": () => false } }),
	input: externalFacts,
	fill: [read(), ...toTheSignature],
	press: signed,
	sends: sent,
	back: "signing",
	emptied: { ...emptyLoan, planId: monthPlan.id },
});

const start = (facts: Partial<LoanExternalFacts> = {}) => {
	const readOffer = scriptedRequest<LoanOfferReading, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentLoan>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentLoan>();
	const machine = loanRequestMachine.provide({
		actors: { readOffer: readOffer.logic, send: send.logic, reconcile: reconcile.logic },
	});
	const clock = new SimulatedClock();
	const actor = createActor(machine, { input: { ...externalFacts, ...facts }, clock });
	const emitted: unknown[] = [];
	actor.on("*", (event) => emitted.push(event.type === "carried out" ? event.type : event));
	actor.start();
	return {
		actor,
		clock,
		read: readOffer,
		send,
		reconcile,
		emitted,
		say: (...events: readonly LoanRequestEvent[]) => {
			for (const event of events) actor.send(event);
			return actor.getSnapshot().value;
		},
		state: () => actor.getSnapshot().value,
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
		refusal: () => actor.getSnapshot().context.refusal,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};
const startChoosing = async (
	facts: Partial<LoanExternalFacts> = {},
	reading: Partial<LoanOfferReading> = {},
) => {
	const started = start(facts);
	await started.read.succeed({ ...offer, ...reading });
	return started;
};

describe("Spec 2 §2: the plans", () => {
	test("are read first, and the first one is chosen", async () => {
		const { read, state, isBusy, form, facts } = start();
		expect([state(), isBusy()]).toEqual(["loading", true]);
		await read.succeed(offer);
		expect([state(), isBusy(), form(), facts()]).toEqual([
			"choosing",
			false,
			{ ...emptyLoan, planId: monthPlan.id },
			{ ...externalFacts, ...offer, isOutdated: false, error: undefined },
		]);
	});

	test("can be read again where they could not be, or where there were none", async () => {
		const { read, say, state, facts } = start();
		await read.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		expect(say(amount("5"), { type: "loan now" }, { type: "retry" })).toBe("loading");
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		say({ type: "refresh" });
		await read.succeed({ ...offer, plans: [] });
		expect(state()).toBe("no plans");
		say({ type: "retry" });
		await read.succeed(offer);
		expect(state()).toBe("choosing");
	});

	test("read anew keep what was typed, the chosen plan and the day that is known", async () => {
		const { read, say, form, facts } = await startChoosing();
		say(amount("5"), { type: "change", change: { is: "plan", planId: weekPlan.id } }, { type: "refresh" });
		await read.succeed({ ...offer, today: undefined, lastLoanId: 9 });
		expect([form(), facts().today, facts().lastLoanId]).toEqual([
			{ ...emptyLoan, amount: "5", planId: weekPlan.id },
			today,
			9,
		]);
		say({ type: "refresh" });
		await read.succeed({ ...offer, today: "2026-02-01", lastLoanId: undefined });
		expect([facts().today, facts().lastLoanId]).toEqual(["2026-02-01", undefined]);
	});
});

describe("Spec 2 §5: each step goes on only with what it needs", () => {
	test("an empty amount and unticked terms ask for nothing", async () => {
		const { say } = await startChoosing();
		expect([
			say({ type: "loan now" }),
			say(amount("500"), { type: "loan now" }),
			say(terms(true), { type: "loan now" }),
		]).toEqual(["choosing", "choosing", "confirming"]);
	});

	test("terms need no tick where the site does not want it", async () => {
		const { say } = await startChoosing({ needsTerms: false });
		expect(say(amount("500"), { type: "loan now" })).toBe("confirming");
	});

	test("what became wrong while the sheet was open is not confirmed", async () => {
		const { say } = await startChoosing({ needsTerms: false });
		expect(
			say(
				amount("500"),
				{ type: "loan now" },
				{ type: "facts", facts: { needsTerms: true } },
				{ type: "confirm" },
			),
		).toBe("confirming");
	});

	test("the agreement has to be ticked, and stays ticked until it is unticked", async () => {
		const { say, form } = await startChoosing();
		expect(say(...toTheAgreement, { type: "go on to sign" })).toBe("reading the agreement");
		say(tick);
		expect(form()).toEqual(filledIn);
		say({ type: "tick", isTicked: false });
		expect([form(), say({ type: "go on to sign" })]).toEqual([
			{ ...filledIn, readAgreement: undefined },
			"reading the agreement",
		]);
		expect(say(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("nothing is sent without a picture of a signature", async () => {
		const { say, send } = await startChoosing();
		expect([say(...toTheSignature, { type: "signed", picture: "" }), send.inputs()]).toEqual(["signing", []]);
	});

	test("no step is skipped, and none is typed into but its own", async () => {
		const { say, form } = await startChoosing();
		expect(say({ type: "confirm" }, tick, { type: "go on to sign" }, signed)).toBe("choosing");
		say(amount("500"), terms(true), { type: "loan now" });
		expect(say(amount("700"), tick, { type: "go on to sign" }, signed)).toBe("confirming");
		say({ type: "confirm" });
		expect(say(amount("700"), { type: "loan now" }, { type: "confirm" }, signed)).toBe(
			"reading the agreement",
		);
		expect(form()).toEqual({ ...filledIn, readAgreement: undefined });
	});
});

describe("Spec 2 §2: each step can be taken back", () => {
	test("and everything is kept", async () => {
		const { say, form } = await startChoosing();
		expect(say(...toTheSignature, { type: "back" })).toBe("reading the agreement");
		expect(say({ type: "back" })).toBe("choosing");
		expect(say({ type: "loan now" }, { type: "back" })).toBe("choosing");
		expect(form()).toEqual(filledIn);
		expect(say({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe("signing");
	});

	test("but another amount has its agreement read anew", async () => {
		const { say } = await startChoosing();
		say(...toTheSignature, { type: "back" }, { type: "back" }, amount("501"));
		expect(say({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe(
			"reading the agreement",
		);
		expect(say(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("and another language too: nobody signs what they have not read", async () => {
		const { say, form, send } = await startChoosing();
		expect(say(...toTheSignature, { type: "facts", facts: { language: "de" } }, signed)).toBe("signing");
		expect([send.inputs(), form()]).toEqual([[], filledIn]);
		expect(say({ type: "back" }, tick, { type: "go on to sign" }, signed)).toBe("sending");
		expect(send.inputs()[0]?.request.agreement).toContain(`am ${today}`);
	});

	test("the language writes the amount anew", async () => {
		const { say, form } = await startChoosing();
		say(amount("500.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("500,5");
	});
});

describe("Spec 2 §7: the loan is sent", () => {
	test("once, with the agreement that was read, which is told to be kept", async () => {
		const { say, send, emitted, state } = await startChoosing();
		expect(say(...toTheSignature, signed, signed)).toBe("sending");
		expect([plain(send.inputs()), emitted]).toEqual([
			[sent],
			[{ type: "agreement signed", agreement: agreementOver("500", 30, image) }],
		]);
		await send.succeed({ message: "Asked for" });
		expect([state(), emitted.slice(1)]).toEqual(["accepted", ["carried out"]]);
	});

	test("and all is read again before the next one, so that this one is not taken for it", async () => {
		const { say, send, read, state, form, facts } = await startChoosing();
		say(...toTheSignature, signed);
		await send.succeed({ message: "Asked for" });
		expect(say({ type: "acknowledge" }, signed)).toBe("loading");
		await read.succeed({ ...offer, lastLoanId: 5 });
		expect([state(), form(), facts().lastLoanId, send.inputs().length]).toEqual([
			"choosing",
			{ ...emptyLoan, planId: monthPlan.id },
			5,
			1,
		]);
	});

	test("and read again too when nobody can tell what became of it", async () => {
		const { say, send, reconcile, clock, state, form } = await startChoosing();
		say(...toTheSignature, signed);
		await send.fail(lost);
		expect(say({ type: "back" }, { type: "refresh" }, signed)).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect(say({ type: "back" }, { type: "refresh" }, signed)).toEqual({ "outcome unknown": "unresolved" });
		say({ type: "dismiss" });
		expect([state(), form(), send.inputs().length]).toEqual(["loading", { ...emptyLoan, planId: 3 }, 1]);
	});

	test("a refusal leaves everything; it is put aside at whichever step it is read", async () => {
		const { say, send, state, form, refusal } = await startChoosing();
		say(...toTheSignature, signed);
		await send.fail(refused);
		expect([state(), form(), refusal()]).toEqual(["signing", filledIn, refused]);
		say({ type: "back" }, { type: "back" });
		expect([state(), refusal()]).toEqual(["choosing", refused]);
		say({ type: "dismiss" });
		expect([state(), refusal(), form()]).toEqual(["choosing", undefined, filledIn]);
	});
});
