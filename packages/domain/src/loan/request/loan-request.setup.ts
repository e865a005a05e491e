import { assign, emit, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandEvent,
	type CommandReply,
	noCommand,
	type ResumeCommand,
} from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { agreementToRead, isAgreementRead, signedLoan } from "../agreement/loan-agreement.ts";
import {
	emptyLoan,
	fitLoan,
	type LoanChange,
	type LoanForm,
	planOf,
	translateLoan,
	withWish,
} from "./loan-form.ts";
import type { LoanPlanId } from "./loan-plan.ts";
import { type LoanFacts, summariseLoan } from "./loan-summary.ts";
import type { LoanOfferReading } from "./read-loan-offer.ts";
import type { SentLoan } from "./reconcile-loan.ts";

/** The facts that the app supplies; the machine reads plans and day itself. */
export type LoanExternalFacts = Omit<LoanFacts, "plans" | "today">;

/** Changed facts; on a new day the app supplies the day, too. */
export type LoanFactsChange = Partial<LoanExternalFacts & Pick<LoanFacts, "today">>;

/** A page of the flow that was entered by its address: `?id&amount` (Spec 2 §2). */
export interface LoanEntry {
	readonly page: "agreement" | "sign";
	readonly planId: LoanPlanId;
	/** The `amount` of the address: plain decimal text. */
	readonly amount: string;
	/** The agreement that was stored on the device at the press on Sign; `undefined` without one. */
	readonly storedAgreement: string | undefined;
}

export interface LoanRequestInput extends LoanExternalFacts {
	/** `undefined` if the flow starts with the choice of the loan. */
	readonly entry?: LoanEntry | undefined;
}

export type LoanRequestEvent =
	| CommandEvent
	| ResumeCommand<SentLoan>
	| { readonly type: "change"; readonly change: LoanChange }
	| { readonly type: "facts"; readonly facts: LoanFactsChange }
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
		/** The page to open after the first reading; `undefined` afterwards. */
		readonly entry: LoanEntry | undefined;
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

/** The agreement at the press on Sign, for storage on the device (Spec 2 §2). */
export interface AgreementAccepted {
	readonly type: "agreement accepted";
	/** HTML, still without a signature. */
	readonly agreement: string;
}

export const initialLoanRequest = ({ entry, ...facts }: LoanRequestInput): LoanRequestContext => ({
	...noCommand,
	form: emptyLoan,
	facts: {
		...facts,
		plans: [],
		today: undefined,
		entry,
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

/**
 * The form after a reading: the amount and plan of the address if the flow was entered by one, with the stored
 * agreement as the one that was read; else as it was. A plan that is not offered is replaced by the first one.
 */
export const formAfterOffer = ({ form, facts }: LoanRequestContext, reading: LoanOfferReading): LoanForm => {
	const { plans } = reading;
	const { entry, language } = facts;
	if (!entry) return withFirstAmount(fitLoan(form, plans), { ...facts, ...reading });
	const { amount, planId, storedAgreement } = entry;
	const entered = { ...form, amount: translateTypedDecimal(amount, "en", language), planId };
	return fitLoan({ ...entered, readAgreement: planOf(entered, plans) && storedAgreement }, plans);
};

type FirstLoanFacts = Pick<LoanRequestTypes["facts"], "wished" | "plans" | "language" | "lastLoanId">;

/** The form of a customer without a loan begins with the amount of the application. */
const withFirstAmount = (form: LoanForm, facts: FirstLoanFacts): LoanForm =>
	facts.wished && facts.lastLoanId === 0 ? withWish(form, facts.wished, facts) : form;

/** Whether the page of the address can be opened: its plan is offered and its loan can be requested. */
const canEnter = ({ form, facts }: LoanRequestContext): boolean =>
	facts.entry !== undefined &&
	form.planId === facts.entry.planId &&
	agreementToRead(form, facts) !== undefined;

/** The form that sent a loan, without the agreement that was read. */
export const formOfLoan = ({ request }: SentLoan, { facts }: LoanRequestContext): LoanForm => ({
	...emptyLoan,
	amount: writeTypedDecimal(request.amount, facts.language),
	planId: request.planId,
});

/** The form with its amount in the new language; the amount of an application that was read after the plans fills an empty one. */
export const formWithFacts = (
	{ form, facts }: LoanRequestContext,
	{ language = facts.language, wished }: LoanFactsChange,
): LoanForm => {
	const translated = translateLoan(form, facts.language, language);
	const isFirst = facts.wished === undefined && facts.entry === undefined && facts.plans.length > 0;
	return isFirst ? withFirstAmount(translated, { ...facts, language, wished }) : translated;
};

/** The form with the agreement ticked or not. The tick stores the current text. */
export const withTick = ({ form, facts }: LoanRequestContext, isTicked: boolean): LoanForm => ({
	...form,
	readAgreement: isTicked ? agreementToRead(form, facts) : undefined,
});

const { actors, guards, actions, delays } = commandSetup<LoanRequestTypes>();

/** Actors, guards, actions and delays of `loan-request.machine.ts`. */
export const loanRequestSetup = setup({
	types: {} as {
		input: LoanRequestInput;
		context: LoanRequestContext;
		events: LoanRequestEvent;
		emitted: CommandCarriedOut<LoanRequestTypes> | AgreementAccepted;
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
		"enters the agreement": ({ context }) => canEnter(context),
		/** The stored agreement is the one that would be signed now. */
		"enters the signature": ({ context }) =>
			context.facts.entry?.page === "sign" &&
			canEnter(context) &&
			isAgreementRead(context.form, context.facts),
		"is outdated": ({ context }) => context.facts.isOutdated,
	},
	actions: {
		...actions,
		"reset the form": assign(({ context: { form, facts } }) => ({
			form: { ...emptyLoan, planId: form.planId },
			facts: { ...facts, isOutdated: true },
		})),
		"mark it as outdated": assign(({ context: { facts } }) => ({ facts: { ...facts, isOutdated: true } })),
		"clear the entry": assign(({ context: { form, facts } }) => ({
			/** A stored agreement with another text has not been read. */
			form: facts.entry && !isAgreementRead(form, facts) ? { ...form, readAgreement: undefined } : form,
			facts: { ...facts, entry: undefined },
		})),
		"emit agreement accepted": emit(({ context }) => ({
			type: "agreement accepted",
			agreement: requireValue(context.form.readAgreement),
		})),
	},
	delays,
});
