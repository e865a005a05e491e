import { assign, setup } from "xstate";
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
import type { LoanId } from "../record/loan-record.ts";
import { canRepay } from "../record/loan-status.ts";
import type { RepaymentReading } from "./read-repayment.ts";
import type { Repayment } from "./repayment.ts";
import { emptyRepayment, type RepaymentChange, type RepaymentForm } from "./repayment-form.ts";
import { type RepaymentFacts, summariseRepayment } from "./repayment-summary.ts";

/** The facts that the app supplies; the machine reads loan and accounts itself. */
type RepaymentExternalFacts = Omit<RepaymentFacts, "record" | "accounts">;

export interface RepaymentInput extends RepaymentExternalFacts {
	readonly loanId: LoanId;
}

export type RepaymentEvent =
	| FormEvent<RepaymentChange, RepaymentExternalFacts>
	| ResumeCommand<Repayment>
	/** The page was opened again or pulled to refresh. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

export interface RepaymentTypes {
	readonly form: RepaymentForm;
	readonly facts: RepaymentFacts & {
		readonly loanId: LoanId;
		/** A repayment was sent after the last reading. */
		readonly isOutdated: boolean;
		/** Why the reading failed; `undefined` in 'failed' means a defect. */
		readonly error: QueryError | undefined;
	};
	readonly sent: Repayment;
	readonly answer: CommandReply;
	readonly event: RepaymentEvent;
}

export type RepaymentContext = CommandContext<RepaymentTypes>;

export const initialRepayment = (input: RepaymentInput): RepaymentContext => ({
	...noCommand,
	form: emptyRepayment,
	facts: { ...input, record: undefined, accounts: [], isOutdated: false, error: undefined },
});

/** The repayment that the form would send; `undefined` while it is incomplete. */
export const repaymentToSend = ({ form, facts }: RepaymentContext): Repayment | undefined =>
	summariseRepayment(form, facts).repayment;

const { actors, guards, actions, delays } = commandSetup<RepaymentTypes>();

/** Actors, guards, actions and delays of `repayment.machine.ts`. */
export const repaymentSetup = setup({
	types: {} as {
		input: RepaymentInput;
		context: RepaymentContext;
		events: RepaymentEvent;
		emitted: CommandCarriedOut<RepaymentTypes>;
		tags: "busy";
	},
	actors: { ...actors, readRepayment: requestActor<RepaymentReading, QueryError, LoanId>() },
	guards: {
		...guards,
		"may send": ({ context }) => repaymentToSend(context) !== undefined,
		"changes the proof": ({ event }) => event.type === "change" && event.change.is === "proof",
		"is outdated": ({ context }) => context.facts.isOutdated,
		"is to repay": ({ context: { facts } }) => facts.record !== undefined && canRepay(facts.record),
		"has no accounts": ({ context }) => context.facts.accounts.length === 0,
	},
	actions: {
		...actions,
		"reset the form": assign(({ context: { facts } }) => ({
			form: emptyRepayment,
			facts: { ...facts, isOutdated: true },
		})),
	},
	delays,
});
