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
import { requireValue } from "../../command/command-answer.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { decimal, money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { monthPlan, picture, today, weekPlan } from "../loans.test-support.ts";
import { agreementOver, externalFacts } from "./loan-facts.test-support.ts";
import { emptyLoan, type LoanForm, withWish } from "./loan-form.ts";
import { loanPlanId } from "./loan-plan.ts";
import { loanRequestMachine } from "./loan-request.machine.ts";
import type {
	LoanEntry,
	LoanExternalFacts,
	LoanRequestEvent,
	LoanRequestInput,
} from "./loan-request.setup.ts";
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
const minimum = requireValue(monthPlan.minAmount);
const filledIn: LoanForm = {
	amount: "500",
	planId: monthPlan.id,
	isTermsTicked: true,
	readAgreement: agreementOver("500"),
};

/** By the address `/loan/agreement?id=3&amount=500`, with the agreement that was stored at the press on Sign. */
const agreementEntry: LoanEntry = {
	page: "agreement",
	planId: monthPlan.id,
	amount: "500",
	storedAgreement: agreementOver("500"),
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
			{
				type: "resume",
				sent: {
					request: { planId: monthPlan.id, amount: minimum, signature: "", agreement: "" },
					loanPeriodDays: monthPlan.loanPeriodDays,
					dailyRate: monthPlan.dailyRate,
					lastLoanId: 3,
				},
			},
			...commandEvents,
			...commandAnswers(),
		],
		{
			inputs: [
				externalFacts,
				{ ...externalFacts, entry: agreementEntry },
				{ ...externalFacts, entry: { ...agreementEntry, page: "sign" } },
			],
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.plans.length,
				context.facts.isOutdated,
				context.facts.entry?.page,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(16);
});

testCommand<AnyStateMachine>({
	/** Without the reading after a command, which is tested below. */
	machine: loanRequestMachine.provide({ guards: { "is outdated": () => false } }),
	input: externalFacts,
	fill: [read(), ...toTheSignature],
	press: signed,
	sends: sent,
	back: "signing",
	emptied: { ...emptyLoan, planId: monthPlan.id },
});

const start = (facts: Partial<LoanRequestInput> = {}) => {
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
		dispatch: (...events: readonly LoanRequestEvent[]) => {
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
	facts: Partial<LoanRequestInput> = {},
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

	test("can be read again after a failure, or if there were none", async () => {
		const { read, dispatch, state, facts } = start();
		await read.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		expect(dispatch(amount("5"), { type: "loan now" }, { type: "retry" })).toBe("loading");
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, plans: [] });
		expect(state()).toBe("no plans");
		dispatch({ type: "retry" });
		await read.succeed(offer);
		expect(state()).toBe("choosing");
	});

	test("read again keep the input, the chosen plan and the known day", async () => {
		const { read, dispatch, form, facts } = await startChoosing();
		dispatch(
			amount("5"),
			{ type: "change", change: { is: "plan", planId: weekPlan.id } },
			{ type: "refresh" },
		);
		await read.succeed({ ...offer, today: undefined, lastLoanId: 9 });
		expect([form(), facts().today, facts().lastLoanId]).toEqual([
			{ ...emptyLoan, amount: "5", planId: weekPlan.id },
			today,
			9,
		]);
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, today: "2026-02-01", lastLoanId: undefined });
		expect([facts().today, facts().lastLoanId]).toEqual(["2026-02-01", undefined]);
	});
});

describe("A-620: the first loan begins with the amount of the application", () => {
	const wished = money(decimal("2000.5"));
	const first = { ...emptyLoan, amount: "2000,5", planId: monthPlan.id };

	test("in a plan that offers as much, also when the application is read after the plans", async () => {
		for (const facts of [{ wished }, {}]) {
			const { read, dispatch, form } = start({ ...externalFacts, language: "de", ...facts });
			await read.succeed({ ...offer, plans: [weekPlan, monthPlan], lastLoanId: 0 });
			dispatch({ type: "facts", facts: { wished } });
			expect(form()).toEqual(first);
			dispatch(amount(""), { type: "facts", facts: { wished } });
			expect(form().amount).toBe("");
		}
	});

	test("unless an amount was typed, the customer has a loan, or it is not known whether there is one", async () => {
		const { read, dispatch, form } = await startChoosing({ wished });
		expect(form().amount).toBe("");
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, lastLoanId: undefined });
		expect(form().amount).toBe("");
		dispatch(amount("5"), { type: "refresh" });
		await read.succeed({ ...offer, lastLoanId: 0 });
		expect(form().amount).toBe("5");
	});

	test("and in no plan of another maximum, if none offers as much", () => {
		const plans = [weekPlan, monthPlan];
		const most = money(decimal("9000"));
		expect(withWish({ ...emptyLoan, planId: weekPlan.id }, most, { plans, language: "en" })).toEqual({
			...emptyLoan,
			amount: "9000",
			planId: weekPlan.id,
		});
	});
});

describe("Spec 2 §5: each step needs valid input", () => {
	test("an empty amount or unticked terms send nothing", async () => {
		const { dispatch } = await startChoosing();
		expect([
			dispatch({ type: "loan now" }),
			dispatch(amount("500"), { type: "loan now" }),
			dispatch(terms(true), { type: "loan now" }),
		]).toEqual(["choosing", "choosing", "confirming"]);
	});

	test("terms need no tick if the site does not require it", async () => {
		const { dispatch } = await startChoosing({ needsTerms: false });
		expect(dispatch(amount("500"), { type: "loan now" })).toBe("confirming");
	});

	test("a loan that became invalid while the sheet was open is not confirmed", async () => {
		const { dispatch } = await startChoosing({ needsTerms: false });
		expect(
			dispatch(
				amount("500"),
				{ type: "loan now" },
				{ type: "facts", facts: { needsTerms: true } },
				{ type: "confirm" },
			),
		).toBe("confirming");
	});

	test("the agreement has to be ticked, and stays ticked until it is unticked", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch(...toTheAgreement, { type: "go on to sign" })).toBe("reading the agreement");
		dispatch(tick);
		expect(form()).toEqual(filledIn);
		dispatch({ type: "tick", isTicked: false });
		expect([form(), dispatch({ type: "go on to sign" })]).toEqual([
			{ ...filledIn, readAgreement: undefined },
			"reading the agreement",
		]);
		expect(dispatch(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("nothing is sent without a picture of a signature", async () => {
		const { dispatch, send } = await startChoosing();
		expect([dispatch(...toTheSignature, { type: "signed", picture: "" }), send.inputs()]).toEqual([
			"signing",
			[],
		]);
	});

	test("no step is skipped, and only the form accepts input", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch({ type: "confirm" }, tick, { type: "go on to sign" }, signed)).toBe("choosing");
		dispatch(amount("500"), terms(true), { type: "loan now" });
		expect(dispatch(amount("700"), tick, { type: "go on to sign" }, signed)).toBe("confirming");
		dispatch({ type: "confirm" });
		expect(dispatch(amount("700"), { type: "loan now" }, { type: "confirm" }, signed)).toBe(
			"reading the agreement",
		);
		expect(form()).toEqual({ ...filledIn, readAgreement: undefined });
	});
});

describe("Spec 2 §2: each step can be undone", () => {
	test("without losing input", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch(...toTheSignature, { type: "back" })).toBe("reading the agreement");
		expect(dispatch({ type: "back" })).toBe("choosing");
		expect(dispatch({ type: "loan now" }, { type: "back" })).toBe("choosing");
		expect(form()).toEqual(filledIn);
		expect(dispatch({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe("signing");
	});

	test("but another amount needs a new tick for its agreement", async () => {
		const { dispatch } = await startChoosing();
		dispatch(...toTheSignature, { type: "back" }, { type: "back" }, amount("501"));
		expect(dispatch({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe(
			"reading the agreement",
		);
		expect(dispatch(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("and so does another language: a customer signs only what was read", async () => {
		const { dispatch, form, send } = await startChoosing();
		expect(dispatch(...toTheSignature, { type: "facts", facts: { language: "de" } }, signed)).toBe("signing");
		expect([send.inputs(), form()]).toEqual([[], filledIn]);
		expect(dispatch({ type: "back" }, tick, { type: "go on to sign" }, signed)).toBe("sending");
		expect(send.inputs()[0]?.request.agreement).toContain("am 31. Januar 2026");
	});

	test("another language rewrites the amount", async () => {
		const { dispatch, form } = await startChoosing();
		dispatch(amount("500.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("500,5");
	});
});

describe("Spec 2 §2: a page that is entered by its address", () => {
	const enter = (entry: Partial<LoanEntry>, facts: Partial<LoanExternalFacts> = {}) =>
		startChoosing({ ...facts, entry: { ...agreementEntry, ...entry } });

	test("opens the agreement of the plan and the amount, in the customer's language, to be ticked and signed", async () => {
		const { dispatch, state, form, send } = await enter({ storedAgreement: undefined });
		expect([state(), form()]).toEqual([
			"reading the agreement",
			{ ...emptyLoan, amount: "500", planId: monthPlan.id },
		]);
		expect(dispatch({ type: "go on to sign" })).toBe("reading the agreement");
		expect(dispatch(tick, { type: "go on to sign" }, signed)).toBe("sending");
		expect(plain(send.inputs())).toEqual([sent]);
		const german = await enter({ amount: "500.5" }, { language: "de" });
		expect([german.state(), german.form().amount]).toEqual(["reading the agreement", "500,5"]);
	});

	test("opens the signature if the stored agreement is the present one", async () => {
		const { dispatch, state, send } = await enter({ page: "sign" });
		expect(state()).toBe("signing");
		expect(dispatch(signed)).toBe("sending");
		expect(plain(send.inputs())).toEqual([sent]);
	});

	test.each<[string, Partial<LoanEntry>]>([
		["without a stored agreement", { storedAgreement: undefined }],
		["with the stored agreement of another amount", { storedAgreement: agreementOver("501") }],
	])("opens the agreement instead of the signature %s", async (_, entry) => {
		const { state, form } = await enter({ page: "sign", ...entry });
		expect([state(), form().readAgreement]).toEqual(["reading the agreement", undefined]);
	});

	test.each<[string, Partial<LoanEntry>, Partial<LoanForm>]>([
		["a plan that is not offered", { planId: loanPlanId(99) }, { amount: "500", planId: monthPlan.id }],
		["an amount that cannot be read", { amount: "x" }, { amount: "x", planId: monthPlan.id }],
	])("opens the choice of the loan for %s", async (_, entry, form) => {
		for (const page of ["agreement", "sign"] as const) {
			const entered = await enter({ page, ...entry });
			expect([entered.state(), entered.form()]).toEqual(["choosing", { ...emptyLoan, ...form }]);
		}
	});

	test("is entered once: after the next reading the choice of the loan opens", async () => {
		const { dispatch, read: readOffer, state } = await enter({});
		dispatch({ type: "back" }, { type: "refresh" });
		await readOffer.succeed(offer);
		expect(state()).toBe("choosing");
	});
});

describe("Spec 2 §7: the loan is sent", () => {
	test("once, with the agreement that was read; the press on Sign emits it for storage", async () => {
		const { dispatch, send, emitted, state } = await startChoosing();
		expect(dispatch(...toTheSignature)).toBe("signing");
		expect(emitted).toEqual([{ type: "agreement accepted", agreement: agreementOver("500") }]);
		expect(dispatch(signed, signed)).toBe("sending");
		expect([plain(send.inputs()), emitted.length]).toEqual([[sent], 1]);
		await send.succeed({ message: "Asked for" });
		expect([state(), emitted.slice(1)]).toEqual(["accepted", ["carried out"]]);
	});

	test("and everything is read again before the next one, so that this one is not confused with it", async () => {
		const { dispatch, send, read, state, form, facts } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.succeed({ message: "Asked for" });
		expect(dispatch({ type: "acknowledge" }, signed)).toBe("loading");
		await read.succeed({ ...offer, lastLoanId: 5 });
		expect([state(), form(), facts().lastLoanId, send.inputs().length]).toEqual([
			"choosing",
			{ ...emptyLoan, planId: monthPlan.id },
			5,
			1,
		]);
	});

	test("and everything is read again if its outcome stays unknown", async () => {
		const { dispatch, send, reconcile, clock, state, form } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.fail(lost);
		expect(dispatch({ type: "back" }, { type: "refresh" }, signed)).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect(dispatch({ type: "back" }, { type: "refresh" }, signed)).toEqual({
			"outcome unknown": "unresolved",
		});
		dispatch({ type: "dismiss" });
		expect([state(), form(), send.inputs().length]).toEqual(["loading", { ...emptyLoan, planId: 3 }, 1]);
	});

	test("a refusal keeps everything and can be dismissed in every step", async () => {
		const { dispatch, send, state, form, refusal } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.fail(refused);
		expect([state(), form(), refusal()]).toEqual(["signing", filledIn, refused]);
		dispatch({ type: "back" }, { type: "back" });
		expect([state(), refusal()]).toEqual(["choosing", refused]);
		dispatch({ type: "dismiss" });
		expect([state(), refusal(), form()]).toEqual(["choosing", undefined, filledIn]);
	});
});
