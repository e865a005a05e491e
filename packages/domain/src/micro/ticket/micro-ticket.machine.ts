import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { hasFailed } from "../../request/request.actor.ts";
import type { MicroDirection } from "../order/micro-order.ts";
import { blankMicro, reduceMicro } from "./micro-form.ts";
import type { MicroTicketTypes } from "./micro-ticket.events.ts";
import {
	confirmedOrder,
	draftFrom,
	microTicketSetup,
	takeSettings,
	takeTicketFacts,
	unconfirmedOrder,
} from "./micro-ticket.setup.ts";

const directionOf = ({ event }: { readonly event: { readonly direction: MicroDirection } }) =>
	event.direction;

const command = commandStates<MicroTicketTypes>("micro ticket", "filling in");
const outcomeUnknown = command["outcome unknown"];

/**
 * The micro order form and its one command (Spec 1 §4, §5, §9). The settings are read first; expiry and amount start
 * with the first of each list. A refresh reads them in the background. A press is validated by the clock: no order is
 * placed at prices that are not current or in a closed market. If the site requires a confirmation, the order waits
 * with its figures; the confirmation is validated again and refused if anything differs. Another instrument cancels
 * it. An order is sent once; further presses are ignored while it is being sent or its outcome is unknown. A lost
 * answer is reconciled with the orders in progress and the closed ones, and again after a reconnect. An order that
 * was unanswered when the app was left or the session ended is reconciled as soon as the settings are read. An
 * accepted order resets the amount, a refused one keeps it; after both the second tap of a double tap is ignored. A
 * visitor's press leads to the login.
 */
export const microTicketMachine = microTicketSetup.createMachine({
	id: "micro ticket",
	context: ({ input: { unanswered, ...input } }) => ({
		...noCommand,
		sent: unanswered,
		mayStillComplete: unanswered !== undefined,
		form: blankMicro,
		facts: {
			...input,
			settings: undefined,
			isQuoteOld: false,
			draft: undefined,
			isJustAnswered: false,
			refusedSymbol: undefined,
			error: undefined,
		},
	}),
	entry: "schedule quote expiry",
	on: {
		facts: { actions: takeTicketFacts },
		"quote expired": { actions: { type: "update the facts", params: { isQuoteOld: true } } },
		"double-tap window ended": { actions: { type: "update the facts", params: { isJustAnswered: false } } },
		refresh: {
			guard: not("has no settings"),
			actions: ["stop the background read", "start a background read"],
		},
		"xstate.done.actor.backgroundRead": [{ guard: hasFailed }, { actions: takeSettings }],
		/** Without this handler a defect would stop the machine. */
		"xstate.error.actor.backgroundRead": {},
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			entry: "stop the background read",
			on: { refresh: {} },
			invoke: {
				id: "readSettings",
				src: "readSettings",
				onDone: [readingFailed, { target: "filling in", actions: takeSettings }],
				onError: readingBroken,
			},
		},
		failed: {
			always: { guard: "has an unanswered order", target: "outcome unknown.reconciling" },
			on: {
				retry: "loading",
				refresh: "loading",
				press: { guard: "must log in", actions: "emit login needed" },
			},
		},
		"filling in": {
			always: [
				{ guard: "has an unanswered order", target: "outcome unknown.reconciling" },
				{ guard: "has no settings", target: "loading" },
			],
			on: {
				change: {
					actions: {
						type: "set the form",
						params: ({ context: { form, facts }, event }) => reduceMicro(form, event.change, facts.language),
					},
				},
				press: [
					{ guard: "is within the double-tap window" },
					{
						guard: { type: "may send at once", params: directionOf },
						target: "sending",
						actions: {
							type: "begin",
							params: ({ context, event }) => unconfirmedOrder(context, event.direction),
						},
					},
					{
						guard: { type: "may be confirmed", params: directionOf },
						target: "confirming",
						actions: {
							type: "update the facts",
							params: ({ context, event }) => ({ draft: draftFrom(context, event.direction) }),
						},
					},
					{ guard: "must log in", actions: "emit login needed" },
					{ actions: "schedule quote expiry" },
				],
				reload: "loading",
				dismiss: { actions: "clear the notice" },
			},
		},
		confirming: {
			on: {
				cancel: { target: "filling in", actions: "clear the draft" },
				facts: {
					guard: { type: "is of another instrument", params: ({ event }) => event.facts.instrument },
					target: "filling in",
					actions: ["clear the draft", ...takeTicketFacts],
				},
			},
			initial: "just shown",
			states: {
				/** Ignores the second tap of a double tap, so that a confirmation is not accepted unread. */
				"just shown": { after: { "double-tap window": "asking" } },
				asking: {
					on: {
						confirm: [
							{
								guard: "may confirm",
								target: "#micro ticket.sending",
								actions: [
									{ type: "begin", params: ({ context }) => confirmedOrder(context) },
									"clear the draft",
								],
							},
							{ actions: "schedule quote expiry" },
						],
					},
				},
			},
		},
		...command,
		sending: { ...command.sending, exit: ["start the double-tap window", "store the refused symbol"] },
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...outcomeUnknown.states,
				unresolved: {
					on: {
						...outcomeUnknown.states.unresolved.on,
						facts: {
							guard: { type: "is live again", params: ({ event }) => event.facts.freshness },
							target: "reconciling",
							actions: [...takeTicketFacts, "restart the attempts"],
						},
					},
				},
			},
		},
		accepted: {
			...command.accepted,
			entry: ["raise the last id", "start the double-tap window", command.accepted.entry],
		},
	},
});
