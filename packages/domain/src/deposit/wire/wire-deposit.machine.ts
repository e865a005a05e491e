import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import {
	type BankDepositChange,
	emptyBankDeposit,
	fitOption,
	reduceBankDeposit,
} from "../bank/bank-deposit-form.ts";
import { depositEvents, resumeEvent } from "../deposit.setup.ts";
import { toSend, type WireDepositTypes, wireDepositSetup } from "./wire-deposit.setup.ts";

const changeForm = takeChange<WireDepositTypes, BankDepositChange>(reduceBankDeposit);

/**
 * A deposit to a bank that the customer chooses (Spec 2 §2, §3, §5: bank deposit without edit mode). The banks are
 * read first, then the account of the chosen one, again after each choice: an account is never shown for another
 * bank. The customer pays there and reports it with an amount within the bank's limits and a picture as proof.
 * Without a bank or an account nothing can be sent. `submit` sends the form once; further submits are ignored while
 * it is being sent or its outcome is unknown. An accepted deposit clears amount and proof, a refused one keeps the
 * form. A lost answer is reconciled with the records that are newer than the last known one. The records and the
 * account are read again before the next deposit and on `refresh`. The proof follows its upload slot in every state.
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
			on: { resume: resumeEvent, change: { actions: changeForm } },
			invoke: {
				id: "readWireDeposit",
				src: "readWireDeposit",
				onDone: [
					readingFailed,
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
				onError: readingBroken,
			},
		},
		failed: { on: { retry: "reading", refresh: "reading" } },
		"no banks": { on: { retry: "reading", refresh: "reading" } },
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
			on: {
				...formEvents<WireDepositTypes, BankDepositChange>({ reduce: reduceBankDeposit, toSend }),
				refresh: {
					target: "reading",
					actions: { type: "update the facts", params: { receiving: undefined } },
				},
			},
		},
		...commandStates<WireDepositTypes>("wire deposit", "filling in"),
	},
});
