import { and, assign, not } from "xstate";
import { isLost, mayStillComplete, requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { orderTicketSetup } from "./order-ticket.setup.ts";
import { emptyForm } from "./ticket-form.ts";

/**
 * The contract order form and its one command (Spec 1 §4, §5). A press sends the form once; presses are ignored while
 * the order is being sent or its outcome is unknown. With receipts switched on, and before an order
 * that leads to a low margin level (docs/assumptions.md, A-950), a press first shows a receipt. Its
 * confirmation is validated again and sends exactly the drafted order or nothing. After a lost answer the lists are
 * read up to three times; only an order that is in none of them and cannot be carried out any more counts as not
 * carried out. An accepted order resets the form, a refused one keeps it, and the second tap of a double tap is
 * ignored. A refusal is shown until it is dismissed or until the next press. The outcome is shown only to the
 * customer who sent the order, if necessary after the next sign-in. An order that was unanswered when the app was
 * left is treated the same way: the ticket starts as if its customer were signed out.
 */
export const orderTicketMachine = orderTicketSetup.createMachine({
	id: "order ticket",
	context: ({ input: { unanswered, ...input } }) => ({
		...input,
		customerId: unanswered?.customerId ?? input.customerId,
		isSignedIn: unanswered === undefined && input.customerId !== undefined,
		form: emptyForm(input.instrument, input.language),
		isQuoteOld: false,
		sent: unanswered?.sent,
		draft: undefined,
		accepted: undefined,
		refusal: undefined,
		refusedSymbol: undefined,
		mayStillComplete: unanswered !== undefined,
		isJustAnswered: false,
		reconcileAttempts: 0,
	}),
	entry: "schedule quote expiry",
	on: {
		quote: { guard: "is of this instrument", actions: ["set the quote", "schedule quote expiry"] },
		"quote expired": { actions: assign({ isQuoteOld: true }) },
		"double-tap window ended": { actions: assign({ isJustAnswered: false }) },
		freshness: { actions: "set the freshness" },
		balance: { actions: assign({ free: ({ event }) => event.free }) },
		instrument: { actions: ["set the instrument", "schedule quote expiry"] },
		language: { actions: "set the language" },
		receipt: { actions: "set whether receipts are shown" },
		"fee basis": { actions: assign({ feeBasis: ({ event }) => event.feeBasis }) },
		session: [
			{
				guard: "is another customer",
				target: ".editing",
				actions: ["set the session", "reset the form", "clear the refusal"],
			},
			{ guard: "signs out", target: ".editing", actions: ["set the session", "reset the form"] },
		],
		"session pending": { actions: assign({ awaitsSession: ({ event }) => event.isAwaited }) },
		"orders known": {
			actions: { type: "raise the last id", params: ({ event }) => event.lastOrderId },
		},
	},
	initial: "editing",
	states: {
		editing: {
			entry: "clear the draft",
			on: {
				/** Input and an order with unknown outcome are kept for the same customer only. */
				session: [
					{
						guard: "returns to a sent order",
						target: "outcome unknown.reconciling",
						actions: ["set the session", "reset the attempts"],
					},
					{ guard: not("is another customer"), actions: "set the session" },
				],
				change: { actions: "change the form" },
				step: { actions: "step the amount" },
				press: [
					{ guard: "is within the double-tap window" },
					{
						guard: and(["may order", "asks first"]),
						target: "confirming",
						actions: "store the draft",
					},
					{ guard: "may order", target: "sending", actions: "store what is sent" },
					{ guard: "must log in", actions: "emit login needed" },
					{ actions: "schedule quote expiry" },
				],
				dismiss: { actions: "clear the refusal" },
			},
		},
		confirming: {
			on: {
				session: { guard: "signs out", target: "editing", actions: "set the session" },
				instrument: {
					guard: "is another instrument",
					target: "editing",
					actions: ["set the instrument", "schedule quote expiry"],
				},
				cancel: "editing",
			},
			initial: "just shown",
			states: {
				/** Ignores the second tap of a double tap, so that a receipt is not confirmed unread. */
				"just shown": { after: { "double-tap window": "asking" } },
				asking: {
					on: {
						confirm: [
							{
								guard: "may confirm",
								target: "#order ticket.sending",
								actions: "store what is sent",
							},
							{ actions: "schedule quote expiry" },
						],
					},
				},
			},
		},
		sending: {
			tags: "busy",
			exit: "start the double-tap window",
			on: { session: { guard: not("is another customer"), actions: "set the session" } },
			invoke: {
				id: "submit",
				src: "submit",
				input: ({ context }) => requireValue(context.sent).order,
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
							{ type: "record whether it may still complete", params: mayStillComplete },
							"keep the unanswered order",
						],
					},
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "record whether it may still complete", params: mayStillComplete },
					},
					{ target: "accepted", actions: assign({ accepted: answerOf }) },
				],
				onError: [
					{ guard: not("is signed in"), target: "editing", actions: "keep the unanswered order" },
					{ target: "outcome unknown" },
				],
			},
		},
		accepted: {
			entry: [
				{ type: "raise the last id", params: ({ context }) => requireValue(context.accepted).id },
				"emit accepted",
			],
			on: { acknowledge: { target: "editing", actions: "reset the form" } },
		},
		"outcome unknown": {
			on: {
				session: {
					guard: "signs out",
					target: "editing",
					actions: ["set the session", "keep the unanswered order"],
				},
			},
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "reconcile delay": "reconciling" } },
				reconciling: {
					tags: "busy",
					entry: "count an attempt",
					invoke: {
						id: "reconcile",
						src: "reconcile",
						input: ({ context }) => requireValue(context.sent),
						onDone: [
							{
								guard: ({ event }) => answerOf({ event })?.is === "confirmed",
								target: "#order ticket.accepted",
								actions: { type: "store the reconciled order", params: answerOf },
							},
							{ guard: ({ event }) => answerOf({ event })?.is === "unknown", target: "unresolved" },
							{ guard: not("attempts used up"), target: "waiting" },
							{ guard: hasFailed, target: "unresolved" },
							{ guard: "may still complete", target: "unresolved" },
							{ target: "#order ticket.not carried out" },
						],
						onError: "unresolved",
					},
				},
				unresolved: {
					on: {
						"check again": {
							target: "reconciling",
							actions: ["reset the attempts", "stop waiting for it"],
						},
						freshness: [
							{
								guard: "is live again",
								target: "reconciling",
								actions: ["set the freshness", "reset the attempts"],
							},
							{ actions: "set the freshness" },
						],
						dismiss: { target: "#order ticket.editing", actions: "reset the form" },
					},
				},
			},
		},
		"not carried out": {
			on: { dismiss: { target: "editing", actions: "clear what was sent" } },
		},
	},
});
