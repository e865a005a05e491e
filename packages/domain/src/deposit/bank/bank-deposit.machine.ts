import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { inLanguage } from "../typed-amount.ts";
import {
	type BankDepositContext,
	type BankDepositTypes,
	bankDepositSetup,
	polled,
	sentByCancel,
	sentByPress,
} from "./bank-deposit.setup.ts";
import {
	type BankDepositChange,
	emptyBankDeposit,
	fitOption,
	fitProof,
	reduceBankDeposit,
} from "./bank-deposit-form.ts";

interface In {
	readonly context: BankDepositContext;
}
const changed = ({ context, event }: In & { readonly event: { readonly change: BankDepositChange } }) =>
	reduceBankDeposit(context.form, event.change);

const takeForm = { type: "take form", params: changed } as const;

const onTheStages = {
	refresh: { target: "reading", actions: { type: "take facts", params: { isWatched: true } } },
	open: {
		target: "read only",
		actions: {
			type: "take facts",
			params: ({ event }: { readonly event: { readonly record: DepositRecord } }) => ({
				opened: event.record,
			}),
		},
	},
} as const;

/**
 * A bank deposit on a site that matches bank accounts (Spec 2 §4, bank deposit with edit mode). It is created with an
 * amount and a currency or bank ('new'); the platform matches an account to pay to ('waiting for match', asked for every
 * 3 s); the customer pays to that account and uploads the proof ('waiting for proof'). The stage is never concluded from
 * a press: it is derived from the pending deposit as it was read last, and after every command, whatever became of it, it
 * is read anew. Creating, cancelling (while it waits for a match, where the site allows that) and sending the proof are
 * commands: each is sent once, one at a time; one whose answer was lost is looked for in the pending deposit and the
 * records. A poll under way when a command is pressed is given up, so that its older answer can't undo the command. A poll
 * that fails says so, with the number of polls missed, and the next one is tried; a deposit that is no longer pending is
 * named until that is dismissed. Nothing is polled while nobody is on the page. A deposit of the records can be opened
 * ('read only'); it is closed into a fresh reading. A proof is kept for its own deposit alone.
 */
export const bankDepositMachine = bankDepositSetup.createMachine({
	id: "bank deposit",
	context: ({ input }) => ({
		...noCommand,
		form: emptyBankDeposit,
		facts: {
			...input,
			options: [],
			pending: undefined,
			lastRecordId: undefined,
			error: undefined,
			missedPolls: 0,
			ended: undefined,
			opened: undefined,
			isWatched: true,
		},
	}),
	on: {
		change: { guard: "is the proof that is waited for", actions: takeForm },
		facts: {
			actions: [
				{
					type: "take form",
					params: ({ context: { form, facts }, event }) =>
						inLanguage(form, facts.language, event.facts.language),
				},
				{ type: "take facts", params: ({ event }) => event.facts },
			],
		},
		leave: { actions: { type: "take facts", params: { isWatched: false } } },
		refresh: { actions: { type: "take facts", params: { isWatched: true } } },
		dismiss: { actions: ["clear the notice", { type: "take facts", params: { ended: undefined } }] },
	},
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readBankDeposit",
				src: "readBankDeposit",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "take facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "as read",
						actions: [
							{
								type: "take form",
								params: ({ context: { form, facts }, event }) =>
									fitProof(form, facts.pending, answerOf({ event })?.pending),
							},
							{
								type: "take facts",
								params: (answered) => ({ ...answerOf(answered), error: undefined, missedPolls: 0 }),
							},
							{
								type: "take form",
								params: ({ context: { form, facts } }) => fitOption(form, facts.options),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "take facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "reading", refresh: onTheStages.refresh } },
		"as read": {
			always: [
				{ guard: "waits for a match", target: "waiting for match" },
				{ guard: "waits for a proof", target: "waiting for proof" },
				{ target: "new" },
			],
		},
		new: {
			on: {
				...onTheStages,
				change: { guard: "is about a new deposit", actions: takeForm },
				press: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: sentByPress },
				},
			},
		},
		"waiting for match": {
			on: {
				...onTheStages,
				cancel: {
					guard: "may cancel",
					target: "sending",
					actions: { type: "begin", params: sentByCancel },
				},
				leave: { target: ".pausing", actions: { type: "take facts", params: { isWatched: false } } },
			},
			initial: "pausing",
			states: {
				pausing: { after: { "until the next poll": { guard: "is watched", target: "polling" } } },
				polling: {
					invoke: {
						id: "pollPending",
						src: "pollPending",
						onDone: [
							{
								guard: hasFailed,
								target: "pausing",
								actions: {
									type: "take facts",
									params: ({ context, event }) => polled(context.facts, event.output),
								},
							},
							{
								target: "#bank deposit.as read",
								actions: [
									{
										type: "take form",
										params: ({ context: { form, facts }, event }) =>
											fitProof(form, facts.pending, answerOf({ event })),
									},
									{
										type: "take facts",
										params: ({ context, event }) => polled(context.facts, event.output),
									},
								],
							},
						],
						onError: {
							target: "pausing",
							actions: { type: "take facts", params: ({ context }) => polled(context.facts, undefined) },
						},
					},
				},
			},
		},
		"waiting for proof": {
			on: {
				...onTheStages,
				press: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: sentByPress },
				},
			},
		},
		"read only": {
			on: { close: { target: "reading", actions: { type: "take facts", params: { opened: undefined } } } },
		},
		...commandStates<BankDepositTypes, "reading">("bank deposit", "reading"),
	},
});
