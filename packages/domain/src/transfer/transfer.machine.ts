import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
	type ResumeCommand,
} from "../command/command.ts";
import { requireValue } from "../command/command-answer.ts";
import { commandSetup } from "../command/command-setup.ts";
import { commandStates, resumeCommand } from "../command/command-states.ts";
import { type FormEvent, formEvents } from "../command/form-state.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../money/typed-decimal.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { SentTransfer } from "./reconcile-transfer.ts";
import type { TransferRecord } from "./transfer.ts";
import {
	emptyTransfer,
	fitTransfer,
	reduceTransfer,
	type TransferChange,
	type TransferForm,
} from "./transfer-form.ts";
import { summariseTransfer, type TransferFacts } from "./transfer-summary.ts";

export type TransferEvent =
	| FormEvent<TransferChange, TransferFacts>
	| ResumeCommand<SentTransfer>
	/** Another tab or device may have transferred: reads the log again. */
	| { readonly type: "refresh" };

interface Types {
	readonly form: TransferForm;
	readonly facts: TransferFacts;
	readonly sent: SentTransfer;
	readonly answer: CommandReply;
	readonly event: TransferEvent;
}

export type TransferContext = CommandContext<Types>;

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
	{ facts: { accounts, language } }: TransferContext,
): TransferForm => fitTransfer({ from, to, amount: writeTypedDecimal(amount, language) }, accounts);

interface FactsEvent {
	readonly context: TransferContext;
	readonly event: { readonly facts: Partial<TransferFacts> };
}

const takeFacts = {
	actions: [
		{ type: "set the form", params: ({ context, event }: FactsEvent) => formWithFacts(context, event.facts) },
		{ type: "update the facts", params: ({ event }: FactsEvent) => event.facts },
	],
} as const;

const command = commandStates<Types>("transfer", "filling in");
const outcomeUnknown = command["outcome unknown"];

const filling = formEvents<Types, TransferChange>({
	reduce: (form, change, { accounts }) => reduceTransfer(form, change, accounts),
	toSend,
});

/**
 * A transfer between two of the customer's accounts (Spec 2 §4, §5). `submit` sends the form once; further submits
 * are ignored while it is being sent or its outcome is unknown. An accepted transfer clears the amount, a refused one
 * keeps it. The newest page of the source account's log is read on arrival, with another source account, after each transfer, and on
 * 'refresh'; a reading that began before a transfer was sent is dropped. A lost answer is reconciled with the records of the log that
 * are not in that page. A transfer that was unanswered when the app was left is reconciled by 'resume'.
 */
export const transferMachine = setup({
	types: {} as {
		input: TransferFacts;
		context: TransferContext;
		events: TransferEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors: { ...actors, readLog: requestActor<readonly TransferRecord[], QueryError, number>() },
	guards: {
		...guards,
		"may send": ({ context }) => toSend(context) !== undefined,
		"has no source account": ({ context }) => context.form.from === undefined,
		"has another source account": ({ context }, form: TransferForm) => form.from !== context.form.from,
	},
	actions: {
		...actions,
		/** Prevents an equal transfer, sent before the next reading of the log, from being confused with this one. */
		"clear the known records": assign({
			facts: ({ context }) => ({ ...context.facts, knownRecords: {} }),
		}),
		"set the known records": assign({
			facts: ({ context: { form, facts } }, records: readonly TransferRecord[] | undefined) =>
				records === undefined || form.from === undefined
					? facts
					: { ...facts, knownRecords: { [form.from]: records } },
		}),
		"reset the form": assign({ form: ({ context }) => ({ ...context.form, amount: "" }) }),
	},
	delays,
}).createMachine({
	id: "transfer",
	context: ({ input }) => ({ ...noCommand, form: fitTransfer(emptyTransfer, input.accounts), facts: input }),
	on: { facts: takeFacts, resume: resumeCommand<Types>(formOf) },
	initial: "filling in",
	states: {
		"filling in": {
			initial: "evaluating",
			on: {
				...filling,
				change: [
					{
						...filling.change,
						guard: {
							type: "has another source account",
							params: ({ context, event }) =>
								reduceTransfer(context.form, event.change, context.facts.accounts),
						},
						target: ".evaluating",
					},
					filling.change,
				],
				facts: [
					{
						...takeFacts,
						guard: {
							type: "has another source account",
							params: ({ context, event }) => formWithFacts(context, event.facts),
						},
						target: ".evaluating",
					},
					takeFacts,
				],
				refresh: ".evaluating",
			},
			states: {
				evaluating: {
					always: [{ guard: "has no source account", target: "ready" }, { target: "reading the log" }],
				},
				"reading the log": {
					invoke: {
						id: "readLog",
						src: "readLog",
						input: ({ context }) => requireValue(context.form.from),
						onDone: {
							target: "ready",
							actions: { type: "set the known records", params: (answered) => answerOf(answered) },
						},
						onError: "ready",
					},
				},
				ready: {},
			},
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
