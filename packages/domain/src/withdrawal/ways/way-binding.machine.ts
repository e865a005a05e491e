import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { commandStates } from "../../command/command-states.ts";
import { type FormEvent, formEvents } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import type { BindingReading } from "./read-binding.ts";
import type { SentBinding } from "./reconcile-binding.ts";
import { emptyWay, fitWay, reduceWay, type WayChange, type WayFacts, type WayForm } from "./way-form.ts";
import { summariseWay } from "./way-summary.ts";

export type WayBindingEvent =
	| FormEvent<WayChange, Pick<WayFacts, "shows" | "usedAddresses">>
	| { readonly type: "retry" };

interface Types {
	readonly form: WayForm;
	readonly facts: WayFacts;
	readonly sent: SentBinding;
	readonly answer: CommandReply;
	readonly event: WayBindingEvent;
}

export type WayBindingContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** The way that the form would bind; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: WayBindingContext): SentBinding | undefined => {
	const { way } = summariseWay(form, facts);
	return way && { way, lastWayId: facts.lastWayId };
};

const fillingIn = formEvents<Types, WayChange>({ reduce: reduceWay, toSend });

const command = commandStates<Types>("way binding", "filling in");
const outcomeUnknown = command["outcome unknown"];

/**
 * Binds an address or a bank account for payouts (Spec 2 §2, §3, §7). The currencies and the newest way are read
 * first; input is possible meanwhile. `submit` binds once; further submits are ignored while it is being sent or its
 * outcome is unknown. An accepted binding clears the form, a refused one keeps it. A lost answer is reconciled with
 * the ways of its currency, by the highest known id. A binding that was or may have been carried out invalidates that
 * id.
 */
export const wayBindingMachine = setup({
	types: {} as {
		input: WayFacts;
		context: WayBindingContext;
		events: WayBindingEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors: { ...actors, readBinding: requestActor<BindingReading, QueryError, WithdrawalKind>() },
	guards: {
		...guards,
		"must read": ({ context }) => context.facts.currencies === undefined,
		"offers nothing": ({ context }) => context.facts.currencies?.length === 0,
		"may send": ({ context }) => toSend(context) !== undefined,
	},
	actions: {
		...actions,
		"store the reading": assign(({ context }, reading: BindingReading | undefined) => {
			const facts = { ...context.facts, ...reading, error: undefined };
			return { facts, form: fitWay(context.form, facts) };
		}),
		"clear the newest way id": assign(({ context }) => ({
			facts: { ...context.facts, lastWayId: undefined },
		})),
		"reset the form": assign(({ context: { form } }) => ({
			form: { ...emptyWay, currencyId: form.currencyId },
		})),
	},
	delays,
}).createMachine({
	id: "way binding",
	context: ({ input }) => ({ ...noCommand, form: fitWay(emptyWay, input), facts: input }),
	on: {
		facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } },
		dismiss: { actions: "clear the notice" },
	},
	initial: "filling in",
	states: {
		loading: {
			tags: "busy",
			on: { change: fillingIn.change },
			invoke: {
				id: "readBinding",
				src: "readBinding",
				input: ({ context }) => context.facts.kind,
				onDone: [
					readingFailed,
					{
						target: "filling in",
						actions: { type: "store the reading", params: ({ event }) => answerOf({ event }) },
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { change: fillingIn.change, retry: "loading" } },
		/** No currency can be bound. */
		"nothing offered": { on: { retry: "loading" } },
		"filling in": {
			always: [
				{ guard: "must read", target: "loading" },
				{ guard: "offers nothing", target: "nothing offered" },
			],
			on: fillingIn,
		},
		...command,
		accepted: { ...command.accepted, entry: [command.accepted.entry, "clear the newest way id"] },
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...outcomeUnknown.states,
				unresolved: { ...outcomeUnknown.states.unresolved, entry: "clear the newest way id" },
			},
		},
	},
});
