import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { failureOf, hasFailed } from "../../request/request.actor.ts";
import type { MicroDirection } from "../order/micro-order.ts";
import { blankMicro, reduceMicro } from "./micro-form.ts";
import type { MicroTicketTypes } from "./micro-ticket.events.ts";
import {
	microTicketSetup,
	pressedBy,
	sentAfterAsking,
	sentAtOnce,
	takeNews,
	takeOffer,
} from "./micro-ticket.setup.ts";

const directionOf = ({ event }: { readonly event: { readonly direction: MicroDirection } }) =>
	event.direction;

const command = commandStates<MicroTicketTypes>("micro ticket", "filling in");
const doubt = command["outcome unknown"];

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
	context: ({ input: { setAside, ...input } }) => ({
		...noCommand,
		sent: setAside,
		isStillUnderWay: setAside !== undefined,
		form: blankMicro,
		facts: {
			...input,
			settings: undefined,
			isQuoteOld: false,
			pressed: undefined,
			isJustAnswered: false,
			refusedSymbol: undefined,
			error: undefined,
		},
	}),
	entry: "watch the age of the quote",
	on: {
		facts: { actions: takeNews },
		"quote grew old": { actions: { type: "take facts", params: { isQuoteOld: true } } },
		"second tap is over": { actions: { type: "take facts", params: { isJustAnswered: false } } },
		refresh: { guard: not("knows no offer"), actions: ["read no more in silence", "read in silence"] },
		"xstate.done.actor.silentReading": [{ guard: hasFailed }, { actions: takeOffer }],
		/** A defect that nobody takes would end the machine. */
		"xstate.error.actor.silentReading": {},
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			entry: "read no more in silence",
			on: { refresh: {} },
			invoke: {
				id: "readSettings",
				src: "readSettings",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "take facts", params: ({ event }) => ({ error: failureOf({ event }) }) },
					},
					{ target: "filling in", actions: takeOffer },
				],
				onError: { target: "failed", actions: { type: "take facts", params: { error: undefined } } },
			},
		},
		failed: {
			always: { guard: "awaits an answer", target: "outcome unknown.looking" },
			on: {
				retry: "loading",
				refresh: "loading",
				press: { guard: "must log in", actions: "ask for a login" },
			},
		},
		"filling in": {
			always: [
				{ guard: "awaits an answer", target: "outcome unknown.looking" },
				{ guard: "knows no offer", target: "loading" },
			],
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context: { form, facts }, event }) => reduceMicro(form, event.change, facts.language),
					},
				},
				press: [
					{ guard: "is a second tap" },
					{
						guard: { type: "may send at once", params: directionOf },
						target: "sending",
						actions: {
							type: "begin",
							params: ({ context, event }) => sentAtOnce(context, event.direction),
						},
					},
					{
						guard: { type: "may ask to confirm", params: directionOf },
						target: "confirming",
						actions: {
							type: "take facts",
							params: ({ context, event }) => ({ pressed: pressedBy(context, event.direction) }),
						},
					},
					{ guard: "must log in", actions: "ask for a login" },
					{ actions: "watch the age of the quote" },
				],
				reload: "loading",
				dismiss: { actions: "clear the notice" },
			},
		},
		confirming: {
			on: {
				cancel: { target: "filling in", actions: "drop what was pressed" },
				facts: {
					guard: { type: "is of another instrument", params: ({ event }) => event.facts.instrument },
					target: "filling in",
					actions: ["drop what was pressed", ...takeNews],
				},
			},
			initial: "just shown",
			states: {
				/** The second tap of a double one must not confirm what nobody has read. */
				"just shown": { after: { "the time of a second tap": "asking" } },
				asking: {
					on: {
						confirm: [
							{
								guard: "may confirm",
								target: "#micro ticket.sending",
								actions: [
									{ type: "begin", params: ({ context }) => sentAfterAsking(context) },
									"drop what was pressed",
								],
							},
							{ actions: "watch the age of the quote" },
						],
					},
				},
			},
		},
		...command,
		sending: { ...command.sending, exit: ["expect a second tap", "keep its symbol"] },
		"outcome unknown": {
			...doubt,
			states: {
				...doubt.states,
				"cannot tell": {
					on: {
						...doubt.states["cannot tell"].on,
						facts: {
							guard: { type: "is back", params: ({ event }) => event.facts.freshness },
							target: "looking",
							actions: [...takeNews, "look from the first time"],
						},
					},
				},
			},
		},
		accepted: { ...command.accepted, entry: ["take its id", "expect a second tap", command.accepted.entry] },
	},
});
