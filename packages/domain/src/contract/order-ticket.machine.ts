import { assign, emit, enqueueActions, not, setup } from "xstate";
import { quoteLifetime } from "../realtime/freshness.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request.actor.ts";
import type { CommandError, QueryError } from "../request.errors.ts";
import { isLost, looksBeforeGivingUp, present, waitBeforeLook } from "./command-answer.ts";
import { type OrderId, orderId } from "./contract-order.ts";
import type { Done, NewContractOrder } from "./contract-trading.port.ts";
import type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
} from "./order-ticket.events.ts";
import { summarise } from "./order-ticket.ts";
import type { Reconciliation, SentOrder } from "./reconcile-order.ts";
import { emptyForm, keepForm, stepQuantity, translateForm } from "./ticket-form.ts";

/**
 * The contract order form and its one command (Spec 1 §4, §5). A press sends what stands in the form, once: while it is
 * under way, or in doubt, further presses are dropped. A lost answer is neither success nor failure: the lists are read
 * up to three times, and only an order that none of them shows counts as not carried out. After an accepted order the
 * form is emptied; after a refused one it stays as typed.
 */
export const orderTicketMachine = setup({
	types: {} as {
		input: OrderTicketInput;
		context: OrderTicketContext;
		events: OrderTicketEvent;
		emitted: OrderTicketEmitted;
		tags: "busy";
	},
	actors: {
		submit: requestActor<Done & { readonly id: OrderId }, CommandError, NewContractOrder>(),
		reconcile: requestActor<Reconciliation, QueryError, SentOrder>(),
	},
	guards: {
		"may order": ({ context, event }) =>
			event.type === "press" && summarise(context).orders[event.direction] !== undefined,
		"must log in": ({ context, event }) =>
			event.type === "press" &&
			!context.isSignedIn &&
			summarise(context).sideIssues[event.direction].length === 0,
		"is a newer quote": ({ context, event }) =>
			event.type === "quote" &&
			event.quote.code === context.instrument.code &&
			event.quote.madeAt >= (context.quote?.madeAt ?? 0),
		"signs out": ({ event }) => event.type === "session" && !event.isSignedIn,
		"is back": ({ context, event }) =>
			event.type === "freshness" && event.freshness.is === "live" && context.freshness.is !== "live",
		"has looked enough": ({ context }) => context.looks >= looksBeforeGivingUp,
	},
	actions: {
		"change the form": assign(({ context, event }) =>
			event.type === "change" ? { form: { ...context.form, [event.field]: event.value } } : {},
		),
		"step the amount": assign(({ context: { form, instrument, language }, event }) =>
			event.type === "step"
				? { form: { ...form, quantity: stepQuantity(form.quantity, event.by, instrument, language) } }
				: {},
		),
		"empty the form": assign(({ context: { instrument, language, form } }) => ({
			form: emptyForm(instrument, language, form.kind),
			sent: undefined,
			accepted: undefined,
		})),
		"keep what is sent": assign(({ context, event }) => {
			const order = event.type === "press" ? summarise(context).orders[event.direction] : undefined;
			const { instrument, lastOrderId } = context;
			return { sent: order && { order, instrument, lastOrderId }, refusal: undefined, looks: 0 };
		}),
		"take quote": assign(({ event }) => (event.type === "quote" ? { quote: event.quote } : {})),
		"take freshness": assign(({ event }) =>
			event.type === "freshness" ? { freshness: event.freshness } : {},
		),
		"take instrument": assign(({ context, event }) => {
			if (event.type !== "instrument") return {};
			const { instrument } = event;
			if (instrument.id !== context.instrument.id) {
				const form = emptyForm(instrument, context.language, context.form.kind);
				return { instrument, form, quote: event.quote, refusal: undefined };
			}
			const isNewer = (event.quote?.madeAt ?? 0) > (context.quote?.madeAt ?? 0);
			const quote = isNewer ? event.quote : context.quote;
			return { instrument, form: keepForm(context.form, instrument), quote };
		}),
		"take language": assign(({ context: { form, language }, event }) =>
			event.type === "language"
				? { language: event.language, form: translateForm(form, language, event.language) }
				: {},
		),
		"watch the age of the quote": enqueueActions(({ context: { quote, now }, enqueue }) => {
			const left = quote ? quote.receivedAt + quoteLifetime - now() : 0;
			enqueue.assign({ isQuoteOld: left < 0 });
			enqueue.cancel("age of the quote");
			if (left >= 0) enqueue.raise({ type: "quote grew old" }, { id: "age of the quote", delay: left + 1 });
		}),
		"take session": assign(({ context, event }) => {
			if (event.type !== "session") return {};
			const { isSignedIn } = event;
			return { isSignedIn, lastOrderId: isSignedIn ? context.lastOrderId : undefined };
		}),
		"take the last id": assign(({ context }, told: OrderId | undefined) => ({
			lastOrderId: told === undefined ? undefined : orderId(Math.max(told, context.lastOrderId ?? 0)),
		})),
		"take the found order": assign((_, found: Reconciliation | undefined) => ({
			accepted: found?.is === "found" ? { id: found.order.id, message: undefined } : undefined,
		})),
		"count a look": assign({ looks: ({ context }) => context.looks + 1 }),
		"count looks anew": assign({ looks: 0 }),
		"ask for a login": emit({ type: "login needed" }),
		"tell accepted": emit(({ context }) => ({ type: "accepted", id: present(context.accepted).id })),
	},
	delays: { "before looking": ({ context }) => waitBeforeLook(context.looks) },
}).createMachine({
	id: "order ticket",
	context: ({ input }) => ({
		...input,
		form: emptyForm(input.instrument, input.language),
		isQuoteOld: false,
		sent: undefined,
		accepted: undefined,
		refusal: undefined,
		looks: 0,
	}),
	entry: "watch the age of the quote",
	on: {
		quote: { guard: "is a newer quote", actions: ["take quote", "watch the age of the quote"] },
		"quote grew old": { actions: assign({ isQuoteOld: true }) },
		freshness: { actions: "take freshness" },
		balance: { actions: assign({ free: ({ event }) => event.free }) },
		instrument: { actions: ["take instrument", "watch the age of the quote"] },
		language: { actions: "take language" },
		session: [
			{ guard: "signs out", target: ".editing", actions: ["take session", "empty the form"] },
			{ actions: "take session" },
		],
		"orders known": {
			actions: { type: "take the last id", params: ({ event }) => event.lastOrderId },
		},
	},
	initial: "editing",
	states: {
		editing: {
			on: {
				session: { actions: "take session" },
				change: { actions: "change the form" },
				step: { actions: "step the amount" },
				press: [
					{ guard: "may order", target: "sending", actions: "keep what is sent" },
					{ guard: "must log in", actions: "ask for a login" },
				],
				dismiss: { actions: assign({ refusal: undefined }) },
			},
		},
		sending: {
			tags: "busy",
			on: { session: { actions: "take session" } },
			invoke: {
				id: "submit",
				src: "submit",
				input: ({ context }) => present(context.sent).order,
				onDone: [
					{ guard: isLost, target: "outcome unknown" },
					{
						guard: hasFailed,
						target: "editing",
						actions: assign(({ event }) => ({ refusal: failureOf({ event }), sent: undefined })),
					},
					{ target: "accepted", actions: assign({ accepted: answerOf }) },
				],
				onError: "outcome unknown",
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
							{ target: "#order ticket.not carried out" },
						],
						onError: "cannot tell",
					},
				},
				"cannot tell": {
					on: {
						"check again": { target: "looking", actions: "count looks anew" },
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
			on: { dismiss: { target: "editing", actions: assign({ sent: undefined }) } },
		},
	},
});
