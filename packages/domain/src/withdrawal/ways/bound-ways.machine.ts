import { noCommand } from "../../command/command.ts";
import { present } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { type BoundWaysContext, type BoundWaysTypes, boundWaysSetup } from "./bound-ways.setup.ts";
import type { SentRemoval } from "./reconcile-removal.ts";

const chosen = ({ context: { facts, form } }: { readonly context: BoundWaysContext }): SentRemoval => ({
	kind: facts.kind,
	wayId: present(form.wayId),
});

const allWays = ({ context }: { readonly context: BoundWaysContext }): WaysQuery => ({
	kind: context.facts.kind,
	currencyId: undefined,
});

const begin = { target: "sending", actions: { type: "begin", params: chosen } } as const;
const command = commandStates<BoundWaysTypes, "ready">("bound ways", "ready");

/**
 * The addresses or the bank accounts that the customer has bound (Spec 2 §2, §4): read, read again when that is wanted,
 * empty, or not to be had and tried again. A way is removed only after a confirmation, once; while that is under way or in
 * doubt nothing else can be removed. An accepted removal takes its row out at once and has the list read again; a refused
 * one says why and may be tried again. A removal whose answer was lost is settled by whether the way is still listed; as
 * long as nobody knows, its row stays, is marked, and can't be removed a second time, until the list has been read.
 */
export const boundWaysMachine = boundWaysSetup.createMachine({
	id: "bound ways",
	context: ({ input }) => ({
		...noCommand,
		form: { wayId: undefined },
		facts: { ...input, isOutdated: false, doubtful: [], error: undefined },
	}),
	on: {
		"read again": { actions: { type: "take facts", params: { isOutdated: true } } },
		dismiss: { actions: "clear the notice" },
	},
	initial: "ready",
	states: {
		loading: {
			tags: "busy",
			entry: { type: "take facts", params: { isOutdated: false } },
			on: { "read again": { target: "loading", reenter: true } },
			invoke: {
				id: "readWays",
				src: "readWays",
				input: allWays,
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "take facts", params: ({ event }) => ({ error: failureOf({ event }) }) },
					},
					{
						target: "ready",
						actions: { type: "take the ways", params: ({ event }) => answerOf({ event }) },
					},
				],
				onError: { target: "failed", actions: { type: "take facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "loading", "read again": "loading" } },
		empty: { on: { "read again": "loading" } },
		ready: {
			always: [
				{ guard: "must read", target: "loading" },
				{ guard: "is empty", target: "empty" },
			],
			on: {
				"read again": "loading",
				remove: {
					guard: { type: "may be removed", params: ({ event }) => event.wayId },
					target: "confirming removal",
					actions: [
						"clear the notice",
						{ type: "take form", params: ({ event }) => ({ wayId: event.wayId }) },
					],
				},
				confirm: { ...begin, guard: "may be tried again" },
			},
		},
		"confirming removal": {
			on: { confirm: begin, back: { target: "ready", actions: "empty the form" } },
		},
		...command,
		accepted: {
			...command.accepted,
			entry: [command.accepted.entry, "take its row out"],
			invoke: {
				id: "readWaysAfterwards",
				src: "readWays",
				input: allWays,
				onDone: [
					{ guard: hasFailed },
					{ actions: { type: "take the ways", params: ({ event }) => answerOf({ event }) } },
				],
				onError: {},
			},
		},
		"outcome unknown": { ...command["outcome unknown"], entry: "mark its row" },
		"not carried out": { ...command["not carried out"], entry: "unmark its row" },
	},
});
