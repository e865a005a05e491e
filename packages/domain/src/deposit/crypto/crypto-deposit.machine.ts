import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
import { depositEvents, resumeEvent } from "../deposit.setup.ts";
import { type CryptoDepositTypes, cryptoDepositSetup, toSend } from "./crypto-deposit.setup.ts";
import {
	type CryptoDepositChange,
	emptyCryptoDeposit,
	fitCryptoDeposit,
	reduceCryptoDeposit,
} from "./crypto-deposit-form.ts";

const changeForm = takeChange<CryptoDepositTypes, CryptoDepositChange>(reduceCryptoDeposit);

/**
 * A crypto deposit (Spec 2 §2, §5, §7). The customer has sent money to the address of a channel and reports it with
 * the amount and a picture as proof. The channels are read first; a failed reading can be retried, and a site without
 * channels has its own state. `submit` sends the form once; further submits are ignored while it is being sent or its
 * outcome is unknown. An accepted deposit clears amount and proof, a refused one keeps the form. A lost answer is
 * reconciled with the records that are newer than the last known one, which is read again before the next deposit.
 * `refresh` reads the channels again and keeps the form, because an address may have changed. The proof follows its
 * upload slot in every state.
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
			on: { resume: resumeEvent, change: { actions: changeForm } },
			invoke: {
				id: "readCryptoDeposit",
				src: "readCryptoDeposit",
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
								params: ({ context }) => fitCryptoDeposit(context.form, context.facts.channels),
							},
						],
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { retry: "reading", refresh: "reading" } },
		"no channels": { on: { retry: "reading", refresh: "reading" } },
		"filling in": {
			always: [
				{ guard: "must be read again", target: "reading" },
				{ guard: "has no channels", target: "no channels" },
			],
			on: {
				...formEvents<CryptoDepositTypes, CryptoDepositChange>({ reduce: reduceCryptoDeposit, toSend }),
				refresh: "reading",
			},
		},
		...commandStates<CryptoDepositTypes>("crypto deposit", "filling in"),
	},
});
