import { Result } from "effect";
import { assign, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandEvent, CommandReply } from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { ResumeEvent } from "../deposit.setup.ts";
import type { PendingDeposit } from "../deposit.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { type DepositStage, depositStage } from "../record/deposit-stage.ts";
import type { BankDepositCommand } from "./bank-deposit-command.ts";
import type { BankDepositChange, BankDepositForm } from "./bank-deposit-form.ts";
import {
	type BankDepositFacts,
	type BankDepositInput,
	summariseBankDeposit,
} from "./bank-deposit-summary.ts";
import type { SentBankDeposit } from "./reconcile-bank-deposit.ts";

/** Milliseconds from a reply to the next poll (Spec 2 §9). */
export const pollIntervalMs = 3000;

export type BankDepositEvent =
	| CommandEvent
	| ResumeEvent<SentBankDeposit>
	| { readonly type: "change"; readonly change: BankDepositChange }
	| { readonly type: "facts"; readonly facts: Partial<BankDepositInput> }
	/** Creates the deposit, or sends its proof. */
	| { readonly type: "submit" }
	| { readonly type: "cancel" }
	/** Opens a record. */
	| { readonly type: "open"; readonly record: DepositRecord }
	| { readonly type: "close" }
	/** The page was left: polling stops. */
	| { readonly type: "leave" }
	/** The page was entered again or pulled to refresh. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

export interface BankDepositTypes {
	readonly form: BankDepositForm;
	readonly facts: BankDepositFacts;
	readonly sent: SentBankDeposit;
	readonly answer: CommandReply;
	readonly event: BankDepositEvent;
}

export type BankDepositContext = CommandContext<BankDepositTypes>;

interface In {
	readonly context: BankDepositContext;
}

const sending = (
	command: BankDepositCommand | undefined,
	{ lastRecordId }: BankDepositFacts,
): SentBankDeposit | undefined => command && { command, lastRecordId };

/** The command that `submit` would send at this stage. */
export const toSubmit = ({ context: { form, facts } }: In): SentBankDeposit | undefined =>
	sending(summariseBankDeposit(form, facts).command, facts);

export const toCancel = ({ context: { form, facts } }: In): SentBankDeposit | undefined =>
	sending(summariseBankDeposit(form, facts).cancel, facts);

/** The deposit that has ended unpaid by now: it was pending without a proof, and the platform no longer lists it. */
export const endedNow = (
	{ pending: before, ended }: BankDepositFacts,
	now: PendingDeposit | undefined,
): PendingDeposit | undefined =>
	!before || before.proof !== undefined || before.id === now?.id ? ended : before;

/** The facts after a poll: the current deposit, or a failure. */
export const withPoll = (
	facts: BankDepositFacts,
	answer: Result.Result<PendingDeposit | undefined, QueryError> | undefined,
): Partial<BankDepositFacts> =>
	answer && Result.isSuccess(answer)
		? {
				pending: answer.success,
				error: undefined,
				missedPolls: 0,
				ended: endedNow(facts, answer.success),
			}
		: { error: answer?.failure, missedPolls: facts.missedPolls + 1 };

const { actors, guards, actions, delays } = commandSetup<BankDepositTypes>();

/** Actors, guards, actions and delays of `bank-deposit.machine.ts`. */
export const bankDepositSetup = setup({
	types: {} as {
		input: BankDepositInput;
		context: BankDepositContext;
		events: BankDepositEvent;
		emitted: CommandCarriedOut<BankDepositTypes>;
		tags: "busy";
	},
	actors: {
		...actors,
		readBankDeposit: requestActor<BankDepositReading, QueryError>(),
		pollPending: requestActor<PendingDeposit | undefined, QueryError>(),
	},
	guards: {
		...guards,
		"may send": (at) => toSubmit(at) !== undefined,
		"may cancel": (at) => toCancel(at) !== undefined,
		"waits for a match": (at) => isAt(at, "waiting for match"),
		"waits for a proof": (at) => isAt(at, "waiting for proof"),
		"changes the awaited proof": ({ context, event }) =>
			event.type === "change" && event.change.is === "proof" && isAt({ context }, "waiting for proof"),
		"changes the new deposit": ({ event }) => event.type === "change" && event.change.is !== "proof",
		"page is visible": ({ context }) => context.facts.isPageVisible,
	},
	actions: {
		...actions,
		/** A deposit that the customer cancelled was not ended by the platform. */
		"clear what was sent": assign(({ context: { facts, sent } }) => ({
			sent: undefined,
			facts: sent?.command.is === "cancel" ? { ...facts, pending: undefined } : facts,
		})),
		"reset the form": assign({ form: ({ context }) => ({ ...context.form, amount: "", proof: undefined }) }),
	},
	delays: { ...delays, "poll interval": pollIntervalMs },
});

const isAt = ({ context }: In, stage: DepositStage): boolean => depositStage(context.facts.pending) === stage;
