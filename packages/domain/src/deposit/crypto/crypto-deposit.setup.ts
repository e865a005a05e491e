import { assign, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandEvent, Told } from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { CryptoDepositReading } from "../read-deposits.ts";
import type { CryptoDepositChange, CryptoDepositForm } from "./crypto-deposit-form.ts";
import {
	type CryptoDepositFacts,
	type CryptoDepositInput,
	summariseCryptoDeposit,
} from "./crypto-deposit-summary.ts";
import type { SentCryptoDeposit } from "./reconcile-crypto-deposit.ts";

export type CryptoDepositEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: CryptoDepositChange }
	| { readonly type: "facts"; readonly facts: Partial<CryptoDepositInput> }
	| { readonly type: "press" }
	| { readonly type: "retry" };

export interface CryptoDepositTypes {
	readonly form: CryptoDepositForm;
	readonly facts: CryptoDepositFacts;
	readonly sent: SentCryptoDeposit;
	readonly answer: Told;
	readonly event: CryptoDepositEvent;
}

export type CryptoDepositContext = CommandContext<CryptoDepositTypes>;

interface In {
	readonly context: CryptoDepositContext;
}

/** What a press would send of what stands in the form. */
export const sentByPress = ({ context: { form, facts } }: In): SentCryptoDeposit | undefined => {
	const { order, channel } = summariseCryptoDeposit(form, facts);
	return order && channel && { order, currency: channel.currency, lastRecordId: facts.lastRecordId };
};

const { actors, guards, actions, delays } = commandSetup<CryptoDepositTypes>();

/** What the machine of a crypto deposit looks at and does; its states are in `crypto-deposit.machine.ts`. */
export const cryptoDepositSetup = setup({
	types: {} as {
		input: CryptoDepositInput;
		context: CryptoDepositContext;
		events: CryptoDepositEvent;
		emitted: CommandCarriedOut<CryptoDepositTypes>;
		tags: "busy";
	},
	actors: { ...actors, readCryptoDeposit: requestActor<CryptoDepositReading, QueryError>() },
	guards: {
		...guards,
		"may send": (at) => sentByPress(at) !== undefined,
		"is about the proof": ({ event }) => event.type === "change" && event.change.is === "proof",
		"has to be read anew": ({ context }) => context.facts.lastRecordId === undefined,
		"has no channels": ({ context }) => context.facts.channels.length === 0,
	},
	actions: {
		...actions,
		"empty the form": assign(({ context: { form, facts } }) => ({
			form: { ...form, amount: "", proof: undefined },
			facts: { ...facts, lastRecordId: undefined },
		})),
	},
	delays,
});
