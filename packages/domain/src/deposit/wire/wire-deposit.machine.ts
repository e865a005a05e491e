import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import {
	type BankDepositChange,
	emptyBankDeposit,
	fitOption,
	reduceBankDeposit,
} from "../bank/bank-deposit-form.ts";
import { depositEvents } from "../deposit.setup.ts";
import { toSend, type WireDepositTypes, wireDepositSetup } from "./wire-deposit.setup.ts";

const changeForm = takeChange<WireDepositTypes, BankDepositChange>(reduceBankDeposit);

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
	on: depositEvents<WireDepositTypes, BankDepositChange>(reduceBankDeposit),
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
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: [
							{
								type: "update the facts",
								params: (answered) => ({ ...answerOf(answered), error: undefined }),
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
		failed: { on: { retry: "reading" } },
		"no banks": { on: { retry: "reading" } },
		"reading receiving info": {
			tags: "busy",
			on: {
				change: [
					{ guard: "changes the bank", target: "filling in", actions: changeForm },
					{ actions: changeForm },
				],
			},
			invoke: {
				id: "readReceivingInfo",
				src: "readReceivingInfo",
				input: ({ context }) => requireValue(context.form.optionId),
				onDone: [
					{
						guard: hasFailed,
						target: "receiving info failed",
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: {
							type: "update the facts",
							params: ({ context, event }) => ({
								receiving: { optionId: requireValue(context.form.optionId), info: answerOf({ event }) },
								error: undefined,
							}),
						},
					},
				],
				onError: {
					target: "receiving info failed",
					actions: { type: "update the facts", params: { error: undefined } },
				},
			},
		},
		"receiving info failed": {
			on: {
				retry: "reading receiving info",
				change: [
					{ guard: "changes the bank", target: "filling in", actions: changeForm },
					{ actions: changeForm },
				],
			},
		},
		"filling in": {
			always: [
				{ guard: "must be read again", target: "reading" },
				{ guard: "has no bank", target: "no banks" },
				{ guard: not("has receiving info"), target: "reading receiving info" },
			],
			on: formEvents<WireDepositTypes, BankDepositChange>({ reduce: reduceBankDeposit, toSend }),
		},
		...commandStates<WireDepositTypes>("wire deposit", "filling in"),
	},
});
