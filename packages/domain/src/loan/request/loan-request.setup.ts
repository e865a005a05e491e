import { assign, emit, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandEvent,
	type CommandReply,
	noCommand,
} from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { agreementToRead, isAgreementRead, signedLoan } from "../agreement/loan-agreement.ts";
import { emptyLoan, type LoanChange, type LoanForm, translateLoan } from "./loan-form.ts";
import { type LoanFacts, summariseLoan } from "./loan-summary.ts";
import type { LoanOfferReading } from "./read-loan-offer.ts";
import type { SentLoan } from "./reconcile-loan.ts";

/** The facts that the app supplies; the machine reads plans and day itself. */
export type LoanExternalFacts = Omit<LoanFacts, "plans" | "today">;

export type LoanRequestEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: LoanChange }
	| { readonly type: "facts"; readonly facts: Partial<LoanExternalFacts> }
	| { readonly type: "loan now" }
	| { readonly type: "confirm" }
	/** The box below the agreement. */
	| { readonly type: "tick"; readonly isTicked: boolean }
	| { readonly type: "go on to sign" }
	/** The pad has rendered the signature. */
	| { readonly type: "signed"; readonly picture: string }
	| { readonly type: "back" }
	/** The page was opened again or pulled to refresh. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

export interface LoanRequestTypes {
	readonly form: LoanForm;
	readonly facts: LoanFacts & {
		/** The highest id of the customer's loans; `undefined` if it could not be read. */
		readonly lastLoanId: number | undefined;
		/** A request was sent after the last reading. */
		readonly isOutdated: boolean;
		/** Why the reading failed; `undefined` in 'failed' means a defect. */
		readonly error: QueryError | undefined;
	};
	readonly sent: SentLoan;
	readonly answer: CommandReply;
	readonly event: LoanRequestEvent;
}

export type LoanRequestContext = CommandContext<LoanRequestTypes>;

/** The signed agreement as it was sent, for storage on the device. */
export interface AgreementSigned {
	readonly type: "agreement signed";
	/** HTML with the signature. */
	readonly agreement: string;
}

export const initialLoanRequest = (facts: LoanExternalFacts): LoanRequestContext => ({
	...noCommand,
	form: emptyLoan,
	facts: {
		...facts,
		plans: [],
		today: undefined,
		lastLoanId: undefined,
		isOutdated: false,
		error: undefined,
	},
});

/** The loan to send once the agreement is signed with `picture`. */
export const loanToSend = ({ form, facts }: LoanRequestContext, picture: string): SentLoan | undefined => {
	const signed = signedLoan(form, facts, picture);
	return signed && { ...signed, lastLoanId: facts.lastLoanId };
};

/** The facts after a reading. A failed reading of today keeps the known day. */
export const factsAfterOffer = (
	{ facts }: LoanRequestContext,
	{ plans, today, lastLoanId }: LoanOfferReading,
): Partial<LoanRequestTypes["facts"]> => ({
	plans,
	today: today ?? facts.today,
	lastLoanId,
	isOutdated: false,
	error: undefined,
});

/** The form with its amount in the new language. */
export const loanInLanguageOf = (
	{ form, facts }: LoanRequestContext,
	{ language = facts.language }: Partial<LoanExternalFacts>,
): LoanForm => translateLoan(form, facts.language, language);

/** The form with the agreement ticked or not. The tick stores the current text. */
export const withTick = ({ form, facts }: LoanRequestContext, isTicked: boolean): LoanForm => ({
	...form,
	readAgreement: isTicked ? agreementToRead(form, facts) : undefined,
});

const { actors, guards, actions, delays } = commandSetup<LoanRequestTypes>();

/** Actors, guards, actions and delays of `loan-request.machine.ts`. */
export const loanRequestSetup = setup({
	types: {} as {
		input: LoanExternalFacts;
		context: LoanRequestContext;
		events: LoanRequestEvent;
		emitted: CommandCarriedOut<LoanRequestTypes> | AgreementSigned;
		tags: "busy";
	},
	actors: { ...actors, readOffer: requestActor<LoanOfferReading, QueryError>() },
	guards: {
		...guards,
		"has no plans": ({ context }) => context.facts.plans.length === 0,
		"may be requested": ({ context }) => summariseLoan(context.form, context.facts).order !== undefined,
		"agreement is read": ({ context }) => isAgreementRead(context.form, context.facts),
		"may send": ({ context, event }) =>
			event.type === "signed" && loanToSend(context, event.picture) !== undefined,
		"is outdated": ({ context }) => context.facts.isOutdated,
	},
	actions: {
		...actions,
		"reset the form": assign(({ context: { form, facts } }) => ({
			form: { ...emptyLoan, planId: form.planId },
			facts: { ...facts, isOutdated: true },
		})),
		"emit agreement signed": emit(({ context }) => ({
			type: "agreement signed",
			agreement: requireValue(context.sent).request.agreement,
		})),
	},
	delays,
});
