import { assign, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandEvent, Told } from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankDepositChange, BankDepositForm } from "../bank/bank-deposit-form.ts";
import type { SentWireDeposit } from "../bank/reconcile-new-bank-deposit.ts";
import type { ReceivingInfo } from "../deposit.ts";
import type { WireDepositReading } from "../read-deposits.ts";
import {
	summariseWireDeposit,
	type WireDepositFacts,
	type WireDepositInput,
} from "./wire-deposit-summary.ts";

export type WireDepositEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: BankDepositChange }
	| { readonly type: "facts"; readonly facts: Partial<WireDepositInput> }
	| { readonly type: "press" }
	| { readonly type: "retry" };

export interface WireDepositTypes {
	readonly form: BankDepositForm;
	readonly facts: WireDepositFacts;
	readonly sent: SentWireDeposit;
	readonly answer: Told;
	readonly event: WireDepositEvent;
}

export type WireDepositContext = CommandContext<WireDepositTypes>;

const summaryOf = ({ context }: { readonly context: WireDepositContext }) =>
	summariseWireDeposit(context.form, context.facts);

/** What a press would send of what stands in the form. */
export const sentByPress = (at: { readonly context: WireDepositContext }): SentWireDeposit | undefined => {
	const { order } = summaryOf(at);
	return order && { order, lastRecordId: at.context.facts.lastRecordId };
};

const { actors, guards, actions, delays } = commandSetup<WireDepositTypes>();

/** What the machine of a deposit to a chosen bank looks at and does; its states are in `wire-deposit.machine.ts`. */
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
		"may send": (at) => sentByPress(at) !== undefined,
		"is about the proof": ({ event }) => event.type === "change" && event.change.is === "proof",
		"changes the bank": ({ context, event }) =>
			event.type === "change" &&
			event.change.is === "option" &&
			event.change.optionId !== context.form.optionId,
		"has to be read anew": ({ context }) => context.facts.lastRecordId === undefined,
		"has no bank": (at) => summaryOf(at).option === undefined,
		"knows where to pay": (at) => summaryOf(at).isInfoRead,
	},
	actions: {
		...actions,
		"empty the form": assign(({ context: { form, facts } }) => ({
			form: { ...form, amount: "", proof: undefined },
			facts: { ...facts, lastRecordId: undefined, receiving: undefined },
		})),
	},
	delays,
});
