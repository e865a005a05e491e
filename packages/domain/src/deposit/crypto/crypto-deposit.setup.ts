import { setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandReply } from "../../command/command.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { type DepositEvent, depositSetup } from "../deposit.setup.ts";
import type { CryptoDepositReading } from "../read-deposits.ts";
import type { CryptoDepositChange, CryptoDepositForm } from "./crypto-deposit-form.ts";
import {
	type CryptoDepositFacts,
	type CryptoDepositInput,
	summariseCryptoDeposit,
} from "./crypto-deposit-summary.ts";
import type { SentCryptoDeposit } from "./reconcile-crypto-deposit.ts";

export type CryptoDepositEvent = DepositEvent<CryptoDepositChange, CryptoDepositInput, SentCryptoDeposit>;

export interface CryptoDepositTypes {
	readonly form: CryptoDepositForm;
	readonly facts: CryptoDepositFacts;
	readonly sent: SentCryptoDeposit;
	readonly answer: CommandReply;
	readonly event: CryptoDepositEvent;
}

export type CryptoDepositContext = CommandContext<CryptoDepositTypes>;

/** The deposit that the form would send; `undefined` while it is incomplete. */
export const toSend = ({ form, facts }: CryptoDepositContext): SentCryptoDeposit | undefined => {
	const { order, channel } = summariseCryptoDeposit(form, facts);
	return order && channel && { order, currency: channel.currency, lastRecordId: facts.lastRecordId };
};

const { actors, guards, ...common } = depositSetup<CryptoDepositTypes>(toSend);

/** Actors, guards, actions and delays of `crypto-deposit.machine.ts`. */
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
		"has no channels": ({ context }) => context.facts.channels.length === 0,
	},
	...common,
});
