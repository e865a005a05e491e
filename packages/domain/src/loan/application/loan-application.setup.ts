import { assign, emit, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
	type ResumeCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import type { FormEvent } from "../../command/form-state.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { type ApplicationField, pictureFields } from "./application-fields.ts";
import {
	type ApplicationChange,
	type ApplicationForm,
	emptyApplication,
	formOf,
	isUntouched,
	translateApplication,
} from "./application-form.ts";
import { type ApplicationFacts, summariseApplication } from "./application-summary.ts";
import type { ApplicationStatus, LoanApplication } from "./loan-application.ts";
import type { ApplicationReading } from "./read-loan-application.ts";
import type { SentApplication } from "./reconcile-application.ts";

export type LoanApplicationEvent =
	| FormEvent<ApplicationChange, ApplicationFacts>
	| ResumeCommand<SentApplication>
	/** The page was opened again or pulled to refresh. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

export interface LoanApplicationTypes {
	readonly form: ApplicationForm;
	readonly facts: ApplicationFacts & {
		/** From the last reading; kept during the next one. */
		readonly status: ApplicationStatus | undefined;
		/** Why the application was rejected; empty if the platform gives no reason. */
		readonly reason: string;
		/** The field that the rejection concerns, if the platform names one. */
		readonly concerns?: ApplicationField | undefined;
		/** The application that the platform has, if it returns it. */
		readonly sentBefore: LoanApplication | undefined;
		/** An application was sent after the last reading. */
		readonly isOutdated: boolean;
		/** Why the reading failed; `undefined` in 'failed' means a defect. */
		readonly error: QueryError | undefined;
	};
	readonly sent: SentApplication;
	readonly answer: CommandReply;
	readonly event: LoanApplicationEvent;
}

export type LoanApplicationContext = CommandContext<LoanApplicationTypes>;

export type LoanApplicationEmitted =
	| CommandCarriedOut<LoanApplicationTypes>
	/** Loans can be requested: the app leads there (Spec 2 §4). */
	| { readonly type: "approved" };

export const initialLoanApplication = (facts: ApplicationFacts): LoanApplicationContext => ({
	...noCommand,
	form: emptyApplication,
	facts: {
		...facts,
		status: undefined,
		reason: "",
		sentBefore: undefined,
		isOutdated: false,
		error: undefined,
	},
});

/** The application that the form would send; `undefined` while it is incomplete. */
export const applicationToSend = ({ form, facts }: LoanApplicationContext): SentApplication | undefined => {
	const { application } = summariseApplication(form, facts);
	const { status } = facts;
	return application && status && { application, status };
};

/** The form after the status is known: an empty form shows the rejected application. */
export const formAfterReading = (
	{ form, facts }: LoanApplicationContext,
	{ status, sentBefore }: ApplicationReading,
): ApplicationForm =>
	status === "rejected" && sentBefore && isUntouched(form)
		? formOf(sentBefore, facts.language, facts.areas)
		: form;

/** The facts after a reading. A failed reading of today keeps the known day. */
export const factsAfterReading = (
	{ facts }: LoanApplicationContext,
	{ status, reason, concerns, sentBefore, today }: ApplicationReading,
): Partial<LoanApplicationTypes["facts"]> => ({
	status,
	reason,
	...(concerns !== undefined || facts.concerns !== undefined ? { concerns } : {}),
	sentBefore,
	today: today ?? facts.today,
	isOutdated: false,
	error: undefined,
});

/** The form with its figures in the new language. */
export const formInLanguageOf = (
	{ form, facts }: LoanApplicationContext,
	{ language = facts.language }: Partial<ApplicationFacts>,
): ApplicationForm => translateApplication(form, facts.language, language);

const { actors, guards, actions, delays } = commandSetup<LoanApplicationTypes>();

/** Actors, guards, actions and delays of `loan-application.machine.ts`. */
export const loanApplicationSetup = setup({
	types: {} as {
		input: ApplicationFacts;
		context: LoanApplicationContext;
		events: LoanApplicationEvent;
		emitted: LoanApplicationEmitted;
		tags: "busy";
	},
	actors: { ...actors, readApplication: requestActor<ApplicationReading, QueryError>() },
	guards: {
		...guards,
		"may send": ({ context }) => applicationToSend(context) !== undefined,
		"changes a picture": ({ event }) =>
			event.type === "change" && pictureFields.some((field) => field === event.change.field),
		"is outdated": ({ context }) => context.facts.isOutdated,
		"was rejected": ({ context }) => context.facts.status === "rejected",
		"waits for approval": ({ context }) => context.facts.status === "waiting for approval",
		"was approved": ({ context }) => context.facts.status === "approved",
	},
	actions: {
		...actions,
		/** Keeps the form, which shows the application again if it is rejected. */
		"reset the form": assign(({ context }) => ({ facts: { ...context.facts, isOutdated: true } })),
		"emit approved": emit({ type: "approved" }),
	},
	delays,
});
