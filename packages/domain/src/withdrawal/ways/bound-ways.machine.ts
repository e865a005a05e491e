import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, hasFailed } from "../../request/request.actor.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { type BoundWaysContext, type BoundWaysTypes, boundWaysSetup } from "./bound-ways.setup.ts";
import type { SentRemoval } from "./reconcile-removal.ts";

const chosen = ({ context: { facts, form } }: { readonly context: BoundWaysContext }): SentRemoval => ({
	kind: facts.kind,
	wayId: requireValue(form.wayId),
});

const allWays = ({ context }: { readonly context: BoundWaysContext }): WaysQuery => ({
	kind: context.facts.kind,
	currencyId: undefined,
});

const begin = { target: "sending", actions: { type: "begin", params: chosen } } as const;
const command = commandStates<BoundWaysTypes, "ready">("bound ways", "ready");

/**
 * The customer's bound addresses or bank accounts (Spec 2 §2, §4): loaded, refreshed, empty, or failed with a retry.
 * A way is removed once, after a confirmation; no other way can be removed meanwhile. An accepted removal deletes the
 * row at once and reads the list again. A refused one shows the reason and can be repeated. A lost answer is
 * reconciled by whether the way is still listed. Until that is known, the row stays, is marked uncertain, and cannot
 * be removed again.
 */
export const boundWaysMachine = boundWaysSetup.createMachine({
	id: "bound ways",
	context: ({ input }) => ({
		...noCommand,
		form: { wayId: undefined },
		facts: { ...input, isOutdated: false, uncertain: [], error: undefined },
	}),
	on: {
		refresh: { actions: { type: "update the facts", params: { isOutdated: true } } },
		dismiss: { actions: "clear the notice" },
	},
	initial: "ready",
	states: {
		loading: {
			tags: "busy",
			entry: { type: "update the facts", params: { isOutdated: false } },
			on: { refresh: { target: "loading", reenter: true } },
			invoke: {
				id: "readWays",
				src: "readWays",
				input: allWays,
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: { type: "store the ways", params: ({ event }) => answerOf({ event }) },
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		empty: { on: { refresh: "loading" } },
		ready: {
			always: [
				{ guard: "must read", target: "loading" },
				{ guard: "is empty", target: "empty" },
			],
			on: {
				refresh: "loading",
				remove: {
					guard: { type: "may be removed", params: ({ event }) => event.wayId },
					target: "confirming removal",
					actions: [
						"clear the notice",
						{ type: "set the form", params: ({ event }) => ({ wayId: event.wayId }) },
					],
				},
				confirm: { ...begin, guard: "may be retried" },
			},
		},
		"confirming removal": {
			on: { confirm: begin, back: { target: "ready", actions: "reset the form" } },
		},
		...command,
		accepted: {
			...command.accepted,
			entry: [command.accepted.entry, "remove the row"],
			invoke: {
				id: "readWaysAfterwards",
				src: "readWays",
				input: allWays,
				onDone: [
					{ guard: hasFailed },
					{ actions: { type: "store the ways", params: ({ event }) => answerOf({ event }) } },
				],
				onError: {},
			},
		},
		"outcome unknown": { ...command["outcome unknown"], entry: "mark the row uncertain" },
		"not carried out": { ...command["not carried out"], entry: "unmark the row" },
	},
});
