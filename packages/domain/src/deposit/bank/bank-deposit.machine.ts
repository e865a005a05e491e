import type { Result } from "effect";
import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { takeChange } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, hasFailed } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { depositFactsEvent, resumeEvent } from "../deposit.setup.ts";
import type { PendingDeposit } from "../deposit.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import {
	type BankDepositContext,
	type BankDepositTypes,
	bankDepositSetup,
	endedNow,
	toCancel,
	toSubmit,
	withPoll,
} from "./bank-deposit.setup.ts";
import {
	type BankDepositChange,
	emptyBankDeposit,
	fitOption,
	fitProof,
	reduceBankDeposit,
} from "./bank-deposit-form.ts";

const changeForm = takeChange<BankDepositTypes, BankDepositChange>(reduceBankDeposit);

const stageEvents = {
	refresh: { target: "reading", actions: { type: "update the facts", params: { isPageVisible: true } } },
	open: {
		target: "read only",
		actions: {
			type: "update the facts",
			params: ({ event }: { readonly event: { readonly record: DepositRecord } }) => ({
				opened: event.record,
			}),
		},
	},
} as const;

const stopPolling = {
	target: ".pausing",
	actions: { type: "update the facts", params: { isPageVisible: false } },
} as const;

interface Polled {
	readonly context: BankDepositContext;
	readonly event: { readonly output: Result.Result<PendingDeposit | undefined, QueryError> };
}

const storePoll = {
	type: "update the facts",
	params: ({ context, event }: Polled) => withPoll(context.facts, event.output),
} as const;

/** The states of a stage that the platform ends: its deposit is read every 3 s while the page is visible (Spec 2 §4). */
const polled = {
	initial: "pausing",
	states: {
		pausing: { after: { "poll interval": { guard: "page is visible", target: "polling" } } },
		polling: {
			invoke: {
				id: "pollPending",
				src: "pollPending",
				onDone: [
					{ guard: hasFailed, target: "pausing", actions: storePoll },
					{
						target: "#bank deposit.evaluating",
						actions: [
							{
								type: "set the form",
								params: ({ context: { form, facts }, event }: Polled) =>
									fitProof(form, facts.pending, answerOf({ event })),
							},
							storePoll,
						],
					},
				],
				onError: {
					target: "pausing",
					actions: {
						type: "update the facts",
						params: ({ context }: Pick<Polled, "context">) => withPoll(context.facts, undefined),
					},
				},
			},
		},
	},
} as const;

/**
 * A bank deposit on a site that matches bank accounts (Spec 2 §4, bank deposit with edit mode). It is created with an
 * amount and a currency or bank ('new'). The platform matches an account ('waiting for match', polled every 3 s). The
 * customer pays to that account and uploads the proof ('waiting for proof', polled too: the platform may end it). The stage always follows from the
 * pending deposit as last read; after every command it is read again. Creating, cancelling (while waiting for a
 * match, if allowed) and uploading the proof are commands: each is sent once, one at a time. A lost answer is
 * reconciled with the pending deposit and the records. A command cancels a running poll, so that its older reply
 * cannot undo it. A failed poll counts as missed, and polling continues. A deposit that ended without a proof is shown until
 * 'dismiss'. Polling stops while the page is not visible. A record can be opened ('read only'); closing it
 * reads again. A proof is kept only for its own deposit.
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
			isPageVisible: true,
		},
	}),
	on: {
		change: { guard: "changes the awaited proof", actions: changeForm },
		facts: depositFactsEvent<BankDepositTypes>(),
		leave: { actions: { type: "update the facts", params: { isPageVisible: false } } },
		refresh: { actions: { type: "update the facts", params: { isPageVisible: true } } },
		dismiss: { actions: ["clear the notice", { type: "update the facts", params: { ended: undefined } }] },
	},
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			on: {
				resume: resumeEvent,
				change: { guard: "changes the new deposit", actions: changeForm },
			},
			invoke: {
				id: "readBankDeposit",
				src: "readBankDeposit",
				onDone: [
					readingFailed,
					{
						target: "evaluating",
						actions: [
							{
								type: "set the form",
								params: ({ context: { form, facts }, event }) =>
									fitProof(form, facts.pending, answerOf({ event })?.pending),
							},
							{
								type: "update the facts",
								params: (answered) => ({
									...answerOf(answered),
									error: undefined,
									missedPolls: 0,
									ended: endedNow(answered.context.facts, answerOf(answered)?.pending),
								}),
							},
							{
								type: "set the form",
								params: ({ context: { form, facts } }) => fitOption(form, facts.options),
							},
						],
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { retry: "reading", refresh: stageEvents.refresh } },
		evaluating: {
			always: [
				{ guard: "waits for a match", target: "waiting for match" },
				{ guard: "waits for a proof", target: "waiting for proof" },
				{ target: "new" },
			],
		},
		new: {
			on: {
				...stageEvents,
				change: { guard: "changes the new deposit", actions: changeForm },
				submit: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: toSubmit },
				},
			},
		},
		"waiting for match": {
			on: {
				...stageEvents,
				cancel: {
					guard: "may cancel",
					target: "sending",
					actions: { type: "begin", params: toCancel },
				},
				leave: stopPolling,
			},
			...polled,
		},
		"waiting for proof": {
			on: {
				...stageEvents,
				submit: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: toSubmit },
				},
				leave: stopPolling,
			},
			...polled,
		},
		"read only": {
			on: {
				close: { target: "reading", actions: { type: "update the facts", params: { opened: undefined } } },
			},
		},
		...commandStates<BankDepositTypes, "reading">("bank deposit", "reading"),
	},
});
