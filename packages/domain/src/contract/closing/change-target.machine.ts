import { assign, emit, setup } from "xstate";
import {
	type CommandContext,
	type CommandEvent,
	type CommandReply,
	noCommand,
	type ResumeCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import type { OrderId } from "../order/contract-order.ts";
import type { SentOrder } from "../ticket/reconcile-order.ts";

export type ChangeTargetEvent =
	| CommandEvent
	| ResumeCommand<SentOrder>
	| { readonly type: "type"; readonly text: string }
	/** The customer has confirmed that the order is cancelled and this one placed. */
	| { readonly type: "confirm"; readonly sends: SentOrder }
	/** The platform has cancelled the order. */
	| { readonly type: "cancelled" }
	/** The order was not cancelled by this customer, or that is unknown. */
	| { readonly type: "kept" }
	/** The order is cancelled, and the customer has confirmed that this one is placed. */
	| { readonly type: "place"; readonly sends: SentOrder };

/** The reply to the new order. */
export interface TargetChanged extends CommandReply {
	readonly id?: OrderId | undefined;
}

interface Types {
	/** The new target as typed. */
	readonly form: string;
	readonly facts: {
		/** The order that is placed once the cancel is confirmed. */
		readonly confirmed?: SentOrder;
	};
	readonly sent: SentOrder;
	readonly answer: TargetChanged;
	readonly event: ChangeTargetEvent;
}

interface Carried {
	readonly type: "carried out";
	readonly sent: SentOrder;
	readonly answer: TargetChanged;
}

const { actors, guards, actions, delays } = commandSetup<Types>();

/**
 * Another target for a pending order (docs/assumptions.md, A-686). The platform has no command for it: the order is cancelled by the
 * machine of that order, which 'cancel' asks, and only a confirmed cancel lets the new one be sent. Both are never alive together. A
 * cancel that is refused or has no known outcome sends nothing. If the new order is refused, what was typed stays, and it
 * can be placed again. An order that was placed without an answer before the app was loaded again is looked up by 'resume'.
 */
export const changeTargetMachine = setup({
	types: {} as {
		context: CommandContext<Types>;
		events: ChangeTargetEvent;
		emitted: Carried | { readonly type: "cancel" };
		tags: "busy";
	},
	actors,
	guards: { ...guards, "keeps what was typed": ({ context }) => context.form !== "" },
	actions: {
		...actions,
		"emit cancel": emit({ type: "cancel" }),
		"reset the form": assign({ form: "" }),
	},
	delays,
}).createMachine({
	id: "change target",
	context: { ...noCommand, form: "", facts: {} },
	initial: "filling in",
	states: {
		"filling in": {
			on: {
				type: { actions: { type: "set the form", params: ({ event }) => event.text } },
				confirm: {
					target: "cancelling",
					actions: [
						{ type: "update the facts", params: ({ event }) => ({ confirmed: event.sends }) },
						"emit cancel",
					],
				},
				resume: { ...resumeCommand<Types>(), target: "outcome unknown" },
			},
		},
		cancelling: {
			tags: "busy",
			on: {
				cancelled: {
					target: "sending",
					actions: { type: "begin", params: ({ context }) => context.facts.confirmed },
				},
				kept: "filling in",
			},
		},
		...commandStates<Types, "after placing">("change target", "after placing"),
		"after placing": {
			always: [{ guard: "keeps what was typed", target: "only cancelled" }, { target: "over" }],
		},
		"only cancelled": {
			on: {
				type: { actions: { type: "set the form", params: ({ event }) => event.text } },
				place: { target: "sending", actions: { type: "begin", params: ({ event }) => event.sends } },
				dismiss: { actions: "clear the notice" },
			},
		},
		over: { type: "final" },
	},
});
