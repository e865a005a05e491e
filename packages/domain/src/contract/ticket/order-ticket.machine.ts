import { and, assign, not } from "xstate";
import { isLost, isStillUnderWay, present } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { orderTicketSetup } from "./order-ticket.setup.ts";
import { emptyForm } from "./ticket-form.ts";

/**
 * The contract order form and its one command (Spec 1 §4, §5). A press sends what stands in the form, once: while it is
 * under way, or in doubt, further presses are dropped. Unless the customer has switched receipts off, a press shows one
 * first; its confirmation is judged anew at its own moment, by all that a press is judged by, and sends what was pressed
 * or nothing. A lost answer is neither success nor failure: the lists are read
 * up to three times, and only an order that none of them shows, and that can't come any more, counts as not carried out.
 * After an accepted order the form is emptied; after a refused one it stays as typed, and the second tap of a double one
 * presses nothing. A refusal stands until it is dismissed or the next press, whatever instrument is chosen since. What became of an order is told
 * only to the customer who sent it: after a session that ended meanwhile, once they are back. So is an order that was set
 * aside when the app was left: the ticket opens as if its customer were away, and is told who is signed in.
 */
export const orderTicketMachine = orderTicketSetup.createMachine({
	id: "order ticket",
	context: ({ input: { setAside, ...input } }) => ({
		...input,
		customerId: setAside?.customerId ?? input.customerId,
		isSignedIn: setAside === undefined && input.customerId !== undefined,
		form: emptyForm(input.instrument, input.language),
		isQuoteOld: false,
		sent: setAside?.sent,
		pressed: undefined,
		accepted: undefined,
		refusal: undefined,
		refusedSymbol: undefined,
		isStillUnderWay: setAside !== undefined,
		isJustAnswered: false,
		looks: 0,
	}),
	entry: "watch the age of the quote",
	on: {
		quote: { guard: "is of this instrument", actions: ["take quote", "watch the age of the quote"] },
		"quote grew old": { actions: assign({ isQuoteOld: true }) },
		"second tap is over": { actions: assign({ isJustAnswered: false }) },
		freshness: { actions: "take freshness" },
		balance: { actions: assign({ free: ({ event }) => event.free }) },
		instrument: { actions: ["take instrument", "watch the age of the quote"] },
		language: { actions: "take language" },
		receipt: { actions: "show receipts or not" },
		"fee basis": { actions: assign({ feeBasis: ({ event }) => event.feeBasis }) },
		session: [
			{
				guard: "is somebody else",
				target: ".editing",
				actions: ["take session", "empty the form", "forget the refusal"],
			},
			{ guard: "signs out", target: ".editing", actions: ["take session", "empty the form"] },
		],
		"session awaited": { actions: assign({ awaitsSession: ({ event }) => event.isAwaited }) },
		"orders known": {
			actions: { type: "take the last id", params: ({ event }) => event.lastOrderId },
		},
	},
	initial: "editing",
	states: {
		editing: {
			entry: "drop what was pressed",
			on: {
				/** What was typed, and an order whose outcome is open, waits for its customer to come back, and for nobody else. */
				session: [
					{
						guard: "is back to a sent order",
						target: "outcome unknown.looking",
						actions: ["take session", "count looks anew"],
					},
					{ guard: not("is somebody else"), actions: "take session" },
				],
				change: { actions: "change the form" },
				step: { actions: "step the amount" },
				press: [
					{ guard: "is a second tap" },
					{
						guard: and(["may order", "shows receipts"]),
						target: "confirming",
						actions: "keep what is pressed",
					},
					{ guard: "may order", target: "sending", actions: "keep what is sent" },
					{ guard: "must log in", actions: "ask for a login" },
					{ actions: "watch the age of the quote" },
				],
				dismiss: { actions: "forget the refusal" },
			},
		},
		confirming: {
			on: {
				session: { guard: "signs out", target: "editing", actions: "take session" },
				instrument: {
					guard: "is another instrument",
					target: "editing",
					actions: ["take instrument", "watch the age of the quote"],
				},
				cancel: "editing",
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
								target: "#order ticket.sending",
								actions: "keep what is sent",
							},
							{ actions: "watch the age of the quote" },
						],
					},
				},
			},
		},
		sending: {
			tags: "busy",
			exit: "expect a second tap",
			on: { session: { guard: not("is somebody else"), actions: "take session" } },
			invoke: {
				id: "submit",
				src: "submit",
				input: ({ context }) => present(context.sent).order,
				onDone: [
					{
						guard: ({ event }) => hasFailed({ event }) && !isLost({ event }),
						target: "editing",
						actions: { type: "refuse", params: failureOf },
					},
					{
						guard: not("is signed in"),
						target: "editing",
						actions: [
							{ type: "note that it is still under way", params: isStillUnderWay },
							"set the order aside",
						],
					},
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "note that it is still under way", params: isStillUnderWay },
					},
					{ target: "accepted", actions: assign({ accepted: answerOf }) },
				],
				onError: [
					{ guard: not("is signed in"), target: "editing", actions: "set the order aside" },
					{ target: "outcome unknown" },
				],
			},
		},
		accepted: {
			entry: [
				{ type: "take the last id", params: ({ context }) => present(context.accepted).id },
				"tell accepted",
			],
			on: { acknowledge: { target: "editing", actions: "empty the form" } },
		},
		"outcome unknown": {
			on: {
				session: {
					guard: "signs out",
					target: "editing",
					actions: ["take session", "set the order aside"],
				},
			},
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "before looking": "looking" } },
				looking: {
					tags: "busy",
					entry: "count a look",
					invoke: {
						id: "reconcile",
						src: "reconcile",
						input: ({ context }) => present(context.sent),
						onDone: [
							{
								guard: ({ event }) => answerOf({ event })?.is === "found",
								target: "#order ticket.accepted",
								actions: { type: "take the found order", params: answerOf },
							},
							{ guard: ({ event }) => answerOf({ event })?.is === "cannot tell", target: "cannot tell" },
							{ guard: not("has looked enough"), target: "waiting" },
							{ guard: hasFailed, target: "cannot tell" },
							{ guard: "is still under way", target: "cannot tell" },
							{ target: "#order ticket.not carried out" },
						],
						onError: "cannot tell",
					},
				},
				"cannot tell": {
					on: {
						"check again": { target: "looking", actions: ["count looks anew", "wait for it no longer"] },
						freshness: [
							{ guard: "is back", target: "looking", actions: ["take freshness", "count looks anew"] },
							{ actions: "take freshness" },
						],
						dismiss: { target: "#order ticket.editing", actions: "empty the form" },
					},
				},
			},
		},
		"not carried out": {
			on: { dismiss: { target: "editing", actions: "forget what was sent" } },
		},
	},
});
