import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { takeChange } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { takeDepositFacts } from "../deposit.setup.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import {
	type BankDepositTypes,
	bankDepositSetup,
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
			isPageVisible: true,
		},
	}),
	on: {
		change: { guard: "changes the awaited proof", actions: changeForm },
		facts: takeDepositFacts<BankDepositTypes>(),
		leave: { actions: { type: "update the facts", params: { isPageVisible: false } } },
		refresh: { actions: { type: "update the facts", params: { isPageVisible: true } } },
		dismiss: { actions: ["clear the notice", { type: "update the facts", params: { ended: undefined } }] },
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
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
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
								params: (answered) => ({ ...answerOf(answered), error: undefined, missedPolls: 0 }),
							},
							{
								type: "set the form",
								params: ({ context: { form, facts } }) => fitOption(form, facts.options),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
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
				leave: {
					target: ".pausing",
					actions: { type: "update the facts", params: { isPageVisible: false } },
				},
			},
			initial: "pausing",
			states: {
				pausing: { after: { "poll interval": { guard: "page is visible", target: "polling" } } },
				polling: {
					invoke: {
						id: "pollPending",
						src: "pollPending",
						onDone: [
							{
								guard: hasFailed,
								target: "pausing",
								actions: {
									type: "update the facts",
									params: ({ context, event }) => withPoll(context.facts, event.output),
								},
							},
							{
								target: "#bank deposit.evaluating",
								actions: [
									{
										type: "set the form",
										params: ({ context: { form, facts }, event }) =>
											fitProof(form, facts.pending, answerOf({ event })),
									},
									{
										type: "update the facts",
										params: ({ context, event }) => withPoll(context.facts, event.output),
									},
								],
							},
						],
						onError: {
							target: "pausing",
							actions: {
								type: "update the facts",
								params: ({ context }) => withPoll(context.facts, undefined),
							},
						},
					},
				},
			},
		},
		"waiting for proof": {
			on: {
				...stageEvents,
				submit: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: toSubmit },
				},
			},
		},
		"read only": {
			on: {
				close: { target: "reading", actions: { type: "update the facts", params: { opened: undefined } } },
			},
		},
		...commandStates<BankDepositTypes, "reading">("bank deposit", "reading"),
	},
});
