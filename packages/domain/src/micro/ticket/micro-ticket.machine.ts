import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { failureOf, hasFailed } from "../../request/request.actor.ts";
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
 * The micro order form and its one command (Spec 1 §4, §5, §9). It first reads what the platform offers; expiry and amount
 * begin with the first of its lists. A refresh reads the offer in silence: whatever the ticket is at goes on with what is
 * known, and a reading that fails changes nothing. A press on up or down is judged by the clock: nothing is ordered on
 * prices that are not current, or in a closed market. Where the site asks to confirm, the order waits with the figures as
 * they were at the press; its confirmation is judged anew at its own moment, and refused while anything speaks against it
 * or what would be sent is not what was shown; choosing another instrument drops it. An order is sent once; while it is
 * under way or in doubt further presses are dropped. An order whose answer was lost is looked for among those in progress
 * and the closed ones, and again when the connection is back; so is one that was set aside when the app was left or the
 * session ended, as soon as the offer was read. After an accepted order the amount is the first of the list again, after a
 * refused one it stays as typed; after either the second tap of a double one presses nothing. A visitor's press leads to
 * the login.
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
		/** A defect that nobody takes would end the machine. */
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
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: ({ event }) => ({ error: failureOf({ event }) }) },
					},
					{ target: "filling in", actions: takeSettings },
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
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
						guard: { type: "may ask to confirm", params: directionOf },
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
				cancel: { target: "filling in", actions: "drop what was draft" },
				facts: {
					guard: { type: "is of another instrument", params: ({ event }) => event.facts.instrument },
					target: "filling in",
					actions: ["drop what was draft", ...takeTicketFacts],
				},
			},
			initial: "just shown",
			states: {
				/** The second tap of a double one must not confirm what nobody has read. */
				"just shown": { after: { "double-tap window": "asking" } },
				asking: {
					on: {
						confirm: [
							{
								guard: "may confirm",
								target: "#micro ticket.sending",
								actions: [
									{ type: "begin", params: ({ context }) => confirmedOrder(context) },
									"drop what was draft",
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
							actions: [...takeTicketFacts, "reset the attempts"],
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
