import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { depositEvents } from "../deposit.setup.ts";
import { type CryptoDepositTypes, cryptoDepositSetup, toSend } from "./crypto-deposit.setup.ts";
import {
	type CryptoDepositChange,
	emptyCryptoDeposit,
	fitCryptoDeposit,
	reduceCryptoDeposit,
} from "./crypto-deposit-form.ts";

/**
 * A crypto deposit (Spec 2 §2, §5, §7): the customer has sent money to the address of a channel and tells the platform of
 * it, with the amount and a picture as proof, which the platform's call carries and so is required. The channels are read
 * first; where that fails it can be tried again, and where there are none that is said. A press sends what stands in the
 * form, once; while it is under way or in doubt further presses are dropped. After an accepted deposit amount and proof
 * are emptied, after a refused one all stays as typed. A deposit whose answer was lost is looked for in the records, by
 * the newest record that was known before the press; what was known is read anew before the next deposit. The picture
 * belongs to the slot that it was uploaded in: the form follows that slot in every state.
 */
export const cryptoDepositMachine = cryptoDepositSetup.createMachine({
	id: "crypto deposit",
	context: ({ input }) => ({
		...noCommand,
		form: emptyCryptoDeposit,
		facts: { ...input, channels: [], lastRecordId: undefined, error: undefined },
	}),
	on: depositEvents<CryptoDepositTypes, CryptoDepositChange>(reduceCryptoDeposit),
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readCryptoDeposit",
				src: "readCryptoDeposit",
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
								params: ({ context }) => fitCryptoDeposit(context.form, context.facts.channels),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "reading" } },
		"no channels": { on: { retry: "reading" } },
		"filling in": {
			always: [
				{ guard: "must be read again", target: "reading" },
				{ guard: "has no channels", target: "no channels" },
			],
			on: formEvents<CryptoDepositTypes, CryptoDepositChange>({ reduce: reduceCryptoDeposit, toSend }),
		},
		...commandStates<CryptoDepositTypes>("crypto deposit", "filling in"),
	},
});
