import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../command/command.ts";
import { commandSetup } from "../command/command-setup.ts";
import { commandStates } from "../command/command-states.ts";
import { type FormEvent, formEvents } from "../command/form-state.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../money/typed-decimal.ts";
import type { SentTransfer } from "./reconcile-transfer.ts";
import {
	emptyTransfer,
	fitTransfer,
	reduceTransfer,
	type TransferChange,
	type TransferForm,
} from "./transfer-form.ts";
import { summariseTransfer, type TransferFacts } from "./transfer-summary.ts";

export type TransferEvent = FormEvent<TransferChange, TransferFacts>;

interface Types {
	readonly form: TransferForm;
	readonly facts: TransferFacts;
	readonly sent: SentTransfer;
	readonly answer: CommandReply;
	readonly event: TransferEvent;
}

export type TransferContext = CommandContext<Types>;

export interface TransferInput extends TransferFacts {
	/** A transfer of this customer that was unanswered when the app was left or the session ended. */
	readonly unanswered?: SentTransfer | undefined;
	/** What the customer had typed when the app was left or the session ended. */
	readonly draft?: TransferForm | undefined;
}

const { actors, guards, actions, delays } = commandSetup<Types>();

/** The transfer that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: TransferContext): SentTransfer | undefined => {
	const { order } = summariseTransfer(form, facts);
	return order && { order, knownRecords: facts.knownRecords[order.from] };
};

/** The form after new accounts or another language. */
const formWithFacts = ({ form, facts }: TransferContext, updates: Partial<TransferFacts>): TransferForm => ({
	...fitTransfer(form, updates.accounts ?? facts.accounts),
	amount: translateTypedDecimal(form.amount, facts.language, updates.language ?? facts.language),
});

/** The form that sent a transfer. */
const formOf = (
	{ order: { from, to, amount } }: SentTransfer,
	{ language }: TransferFacts,
): TransferForm => ({
	from,
	to,
	amount: writeTypedDecimal(amount, language),
});

const command = commandStates<Types>("transfer", "filling in");
const outcomeUnknown = command["outcome unknown"];

/**
 * A transfer between two of the customer's accounts (Spec 2 §4, §5). `submit` sends the form once; further submits
 * are ignored while it is being sent or its outcome is unknown. An accepted transfer clears the amount, a refused one
 * keeps it. A lost answer is reconciled with the records of the transfer log that are not in its last reading.
 * The log has to be read again after each transfer. A transfer that was unanswered when the app was left is reconciled first.
 */
export const transferMachine = setup({
	types: {} as {
		input: TransferInput;
		context: TransferContext;
		events: TransferEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors,
	guards: {
		...guards,
		"may send": ({ context }) => toSend(context) !== undefined,
		"has an unanswered transfer": ({ context }) => context.sent !== undefined,
	},
	actions: {
		...actions,
		/** Prevents an equal transfer, sent before the next reading of the log, from being confused with this one. */
		"clear the known records": assign({
			facts: ({ context }) => ({ ...context.facts, knownRecords: {} }),
		}),
		"reset the form": assign({ form: ({ context }) => ({ ...context.form, amount: "" }) }),
	},
	delays,
}).createMachine({
	id: "transfer",
	context: ({ input: { unanswered, draft = emptyTransfer, ...facts } }) => ({
		...noCommand,
		sent: unanswered,
		mayStillComplete: unanswered !== undefined,
		form: fitTransfer(unanswered ? formOf(unanswered, facts) : draft, facts.accounts),
		facts,
	}),
	on: {
		facts: {
			actions: [
				{ type: "set the form", params: ({ context, event }) => formWithFacts(context, event.facts) },
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
	},
	initial: "filling in",
	states: {
		"filling in": {
			always: { guard: "has an unanswered transfer", target: "outcome unknown.reconciling" },
			on: formEvents<Types, TransferChange>({
				reduce: (form, change, { accounts }) => reduceTransfer(form, change, accounts),
				toSend,
			}),
		},
		...command,
		accepted: { ...command.accepted, entry: [command.accepted.entry, "clear the known records"] },
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...outcomeUnknown.states,
				unresolved: { ...outcomeUnknown.states.unresolved, entry: "clear the known records" },
			},
		},
	},
});
