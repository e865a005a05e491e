import { Result } from "effect";
import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { monthPlan, picture, today, weekPlan } from "../loans.test-support.ts";
import { agreementOver, externalFacts } from "./loan-facts.test-support.ts";
import type { LoanForm } from "./loan-form.ts";
import { loanRequestMachine } from "./loan-request.machine.ts";
import type { LoanEntry, LoanRequestEvent, LoanRequestInput } from "./loan-request.setup.ts";
import type { LoanOfferReading } from "./read-loan-offer.ts";
import type { SentLoan } from "./reconcile-loan.ts";

export const offer: LoanOfferReading = { plans: [monthPlan, weekPlan], today, lastLoanId: 4 };

export const read = (reading: Partial<LoanOfferReading> = {}) => ({
	type: "xstate.done.actor.readOffer" as const,
	output: Result.succeed({ ...offer, ...reading }),
});

export const amount = (text: string): LoanRequestEvent => ({
	type: "change",
	change: { is: "amount", text },
});

export const terms = (isTicked: boolean): LoanRequestEvent => ({
	type: "change",
	change: { is: "terms", isTicked },
});

export const tick: LoanRequestEvent = { type: "tick", isTicked: true };
export const signed: LoanRequestEvent = { type: "signed", picture };

export const toTheAgreement: readonly LoanRequestEvent[] = [
	amount("500"),
	terms(true),
	{ type: "loan now" },
	{ type: "confirm" },
];

export const toTheSignature: readonly LoanRequestEvent[] = [
	...toTheAgreement,
	tick,
	{ type: "go on to sign" },
];

const image = `<img src="${picture}" alt="">`;

export const sent = {
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

export const filledIn: LoanForm = {
	amount: "500",
	planId: monthPlan.id,
	isTermsTicked: true,
	readAgreement: agreementOver("500"),
};

/** By the address `/loan/agreement?id=3&amount=500`, with the agreement that was stored at the press on Sign. */
export const agreementEntry: LoanEntry = {
	page: "agreement",
	planId: monthPlan.id,
	amount: "500",
	storedAgreement: agreementOver("500"),
};

export const start = (facts: Partial<LoanRequestInput> = {}) => {
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

export const startChoosing = async (
	facts: Partial<LoanRequestInput> = {},
	reading: Partial<LoanOfferReading> = {},
) => {
	const started = start(facts);
	await started.read.succeed({ ...offer, ...reading });
	return started;
};
