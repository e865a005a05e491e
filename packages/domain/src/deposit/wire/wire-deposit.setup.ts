import { assign, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandReply } from "../../command/command.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankDepositChange, BankDepositForm } from "../bank/bank-deposit-form.ts";
import type { SentWireDeposit } from "../bank/reconcile-new-bank-deposit.ts";
import { type DepositEvent, depositSetup } from "../deposit.setup.ts";
import type { ReceivingInfo } from "../deposit.ts";
import type { WireDepositReading } from "../read-deposits.ts";
import {
	summariseWireDeposit,
	type WireDepositFacts,
	type WireDepositInput,
} from "./wire-deposit-summary.ts";

export type WireDepositEvent = DepositEvent<BankDepositChange, WireDepositInput, SentWireDeposit>;

export interface WireDepositTypes {
	readonly form: BankDepositForm;
	readonly facts: WireDepositFacts;
	readonly sent: SentWireDeposit;
	readonly answer: CommandReply;
	readonly event: WireDepositEvent;
}

export type WireDepositContext = CommandContext<WireDepositTypes>;

const summaryOf = ({ form, facts }: WireDepositContext) => summariseWireDeposit(form, facts);

/** The deposit that the form would send; `undefined` while it is incomplete. */
export const toSend = (context: WireDepositContext): SentWireDeposit | undefined => {
	const { order } = summaryOf(context);
	return order && { order, lastRecordId: context.facts.lastRecordId };
};

const { actors, guards, actions, delays } = depositSetup<WireDepositTypes>(toSend);

/** Actors, guards, actions and delays of `wire-deposit.machine.ts`. */
export const wireDepositSetup = setup({
	types: {} as {
		input: WireDepositInput;
		context: WireDepositContext;
		events: WireDepositEvent;
		emitted: CommandCarriedOut<WireDepositTypes>;
		tags: "busy";
	},
	actors: {
		...actors,
		readWireDeposit: requestActor<WireDepositReading, QueryError>(),
		/** Of the option with this id. */
		readReceivingInfo: requestActor<ReceivingInfo | undefined, QueryError, number>(),
	},
	guards: {
		...guards,
		"changes the bank": ({ context, event }) =>
			event.type === "change" &&
			event.change.is === "option" &&
			event.change.optionId !== context.form.optionId,
		"has no bank": ({ context }) => summaryOf(context).option === undefined,
		"has receiving info": ({ context }) => summaryOf(context).isInfoRead,
	},
	actions: {
		...actions,
		"reset the form": assign(({ context: { form, facts } }) => ({
			form: { ...form, amount: "", proof: undefined },
			facts: { ...facts, lastRecordId: undefined, receiving: undefined },
		})),
	},
	delays,
});
