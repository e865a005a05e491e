import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { present } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import {
	type BankDepositChange,
	emptyBankDeposit,
	fitOption,
	reduceBankDeposit,
} from "../bank/bank-deposit-form.ts";
import { inLanguage } from "../typed-amount.ts";
import {
	sentByPress,
	type WireDepositContext,
	type WireDepositTypes,
	wireDepositSetup,
} from "./wire-deposit.setup.ts";

interface Changed {
	readonly context: WireDepositContext;
	readonly event: { readonly change: BankDepositChange };
}
const changed = ({ context, event }: Changed) => reduceBankDeposit(context.form, event.change);
const takeForm = { type: "take form", params: changed } as const;

/**
 * A deposit to a bank that the customer chooses (Spec 2 §2, §3, §5: bank deposit without edit mode). The banks are read
 * first, then the account to pay to of the chosen one, anew with every other choice: an account never stands under
 * another bank's name. The customer pays there and tells the platform of it, with an amount within the bounds of that
 * bank and a picture as proof. Where there is no bank, or the platform has no account for it, nothing can be sent. A
 * press sends what stands in the form, once; while it is under way or in doubt further presses are dropped. After an
 * accepted deposit amount and proof are emptied, after a refused one all stays as typed. A deposit whose answer was lost
 * is looked for in the records, by the newest record that was known before the press; what was known, where to pay
 * included, is read anew before the next deposit. The picture belongs to the slot that it was uploaded in: the form
 * follows that slot in every state.
 */
export const wireDepositMachine = wireDepositSetup.createMachine({
	id: "wire deposit",
	context: ({ input }) => ({
		...noCommand,
		form: emptyBankDeposit,
		facts: { ...input, options: [], lastRecordId: undefined, receiving: undefined, error: undefined },
	}),
	on: {
		change: { guard: "is about the proof", actions: takeForm },
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
	},
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readWireDeposit",
				src: "readWireDeposit",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "take facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: [
							{
								type: "take facts",
								params: (answered) => ({ ...answerOf(answered), error: undefined }),
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
		failed: { on: { retry: "reading" } },
		"no banks": { on: { retry: "reading" } },
		"reading where to pay": {
			tags: "busy",
			on: {
				change: [
					{ guard: "changes the bank", target: "filling in", actions: takeForm },
					{ actions: takeForm },
				],
			},
			invoke: {
				id: "readReceivingInfo",
				src: "readReceivingInfo",
				input: ({ context }) => present(context.form.optionId),
				onDone: [
					{
						guard: hasFailed,
						target: "where to pay unknown",
						actions: { type: "take facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: {
							type: "take facts",
							params: ({ context, event }) => ({
								receiving: { optionId: present(context.form.optionId), info: answerOf({ event }) },
								error: undefined,
							}),
						},
					},
				],
				onError: {
					target: "where to pay unknown",
					actions: { type: "take facts", params: { error: undefined } },
				},
			},
		},
		"where to pay unknown": {
			on: {
				retry: "reading where to pay",
				change: [
					{ guard: "changes the bank", target: "filling in", actions: takeForm },
					{ actions: takeForm },
				],
			},
		},
		"filling in": {
			always: [
				{ guard: "has to be read anew", target: "reading" },
				{ guard: "has no bank", target: "no banks" },
				{ guard: not("knows where to pay"), target: "reading where to pay" },
			],
			on: {
				change: { actions: takeForm },
				press: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: sentByPress },
				},
				dismiss: { actions: "clear the notice" },
			},
		},
		...commandStates<WireDepositTypes>("wire deposit", "filling in"),
	},
});
