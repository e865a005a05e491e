import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import { looksBeforeGivingUp, present, waitBeforeLook } from "../../command/command-answer.ts";
import type { Done } from "../../command/done.ts";
import { secondTapTime } from "../../command/second-tap.ts";
import { ageOf, quoteLifetime } from "../../realtime/freshness.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { type OrderId, orderId } from "../order/contract-order.ts";
import { pressedOrder, receiptIssues } from "./order-press.ts";
import type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
} from "./order-ticket.events.ts";
import { summarise } from "./order-ticket.ts";
import type { Reconciliation, SentOrder } from "./reconcile-order.ts";
import { emptyForm, keepForm, stepQuantity, translateForm } from "./ticket-form.ts";

/** Milliseconds for which the quote may still price an order; below zero when it is too old. */
const quoteTimeLeft = ({ quote, now }: OrderTicketContext): number =>
	quote ? quoteLifetime - ageOf(quote.receivedAt, now()) : 0;

/** The ticket at the moment of a press, by the clock: timers stand still while the device sleeps. */
const atThisMoment = (context: OrderTicketContext): OrderTicketContext => ({
	...context,
	isQuoteOld: context.isQuoteOld || quoteTimeLeft(context) < 0,
});

/** What the order ticket looks at and does; its states are in `order-ticket.machine.ts`. */
export const orderTicketSetup = setup({
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
			event.type === "press" && summarise(atThisMoment(context)).orders[event.direction] !== undefined,
		"shows receipts": ({ context }) => context.showsReceipt,
		"may confirm": ({ context }) =>
			context.pressed !== undefined && receiptIssues(context.pressed, atThisMoment(context)).length === 0,
		"is another instrument": ({ context, event }) =>
			event.type === "instrument" && event.instrument.id !== context.instrument.id,
		"must log in": ({ context, event }) =>
			event.type === "press" &&
			!context.isSignedIn &&
			summarise(context).sideIssues[event.direction].length === 0,
		"is of this instrument": ({ context, event }) =>
			event.type === "quote" && event.quote.code === context.instrument.code,
		"signs out": ({ event }) => event.type === "session" && event.customerId === undefined,
		"is somebody else": ({ context, event }) =>
			event.type === "session" &&
			event.customerId !== undefined &&
			context.customerId !== undefined &&
			event.customerId !== context.customerId,
		"is back to a sent order": ({ context, event }) =>
			event.type === "session" && event.customerId === context.customerId && context.sent !== undefined,
		"is signed in": ({ context }) => context.isSignedIn,
		"is a second tap": ({ context }) => context.isJustAnswered,
		"is back": ({ context, event }) =>
			event.type === "freshness" && event.freshness.is === "live" && context.freshness.is !== "live",
		"has looked enough": ({ context }) => context.looks >= looksBeforeGivingUp,
		"is still under way": ({ context }) => context.isStillUnderWay,
	},
	actions: {
		"change the form": assign(({ context, event }) => {
			assertEvent(event, "change");
			return { form: { ...context.form, [event.field]: event.value } };
		}),
		"step the amount": assign(({ context: { form, instrument, language }, event }) => {
			assertEvent(event, "step");
			return { form: { ...form, quantity: stepQuantity(form.quantity, event.by, instrument, language) } };
		}),
		"empty the form": assign(({ context: { instrument, language, form } }) => ({
			form: emptyForm(instrument, language, form.kind),
			sent: undefined,
			accepted: undefined,
		})),
		"set the order aside": assign(({ context: { instrument, language, form } }) => ({
			form: emptyForm(instrument, language, form.kind),
		})),
		"keep what is pressed": assign(({ context, event }) => {
			assertEvent(event, "press");
			return { pressed: pressedOrder(event.direction, context), refusal: undefined };
		}),
		"drop what was pressed": assign({ pressed: undefined }),
		"keep what is sent": assign(({ context, event }) => {
			const order =
				event.type === "press" ? summarise(context).orders[event.direction] : context.pressed?.order;
			const { instrument, lastOrderId } = context;
			return {
				sent: order && { order, instrument, lastOrderId },
				refusal: undefined,
				isStillUnderWay: false,
				looks: 0,
			};
		}),
		"show receipts or not": assign(({ event }) => {
			assertEvent(event, "receipt");
			return { showsReceipt: event.isShown };
		}),
		"note that it is still under way": assign((_, isStillUnderWay: boolean) => ({ isStillUnderWay })),
		refuse: assign(({ context: { sent } }, refusal: CommandError | undefined) => ({
			refusal,
			refusedSymbol: sent?.instrument.symbol,
			sent: undefined,
		})),
		"forget the refusal": assign({ refusal: undefined }),
		"forget what was sent": assign({ sent: undefined }),
		"take quote": assign(({ event }) => {
			assertEvent(event, "quote");
			return { quote: event.quote };
		}),
		"take freshness": assign(({ event }) => {
			assertEvent(event, "freshness");
			return { freshness: event.freshness };
		}),
		"take instrument": assign(({ context, event }) => {
			assertEvent(event, "instrument");
			const { instrument } = event;
			if (instrument.id !== context.instrument.id) {
				const form = emptyForm(instrument, context.language, context.form.kind);
				return { instrument, form, quote: event.quote };
			}
			return { instrument, form: keepForm(context.form, instrument), quote: event.quote ?? context.quote };
		}),
		"take language": assign(({ context: { form, language }, event }) => {
			assertEvent(event, "language");
			return { language: event.language, form: translateForm(form, language, event.language) };
		}),
		"watch the age of the quote": enqueueActions(({ context, enqueue }) => {
			const left = quoteTimeLeft(context);
			enqueue.assign({ isQuoteOld: left < 0 });
			enqueue.cancel("age of the quote");
			if (left >= 0) enqueue.raise({ type: "quote grew old" }, { id: "age of the quote", delay: left + 1 });
		}),
		"expect a second tap": enqueueActions(({ enqueue }) => {
			enqueue.assign({ isJustAnswered: true });
			enqueue.cancel("second tap");
			enqueue.raise({ type: "second tap is over" }, { id: "second tap", delay: secondTapTime });
		}),
		"take session": assign(({ context, event }) => {
			assertEvent(event, "session");
			const { customerId } = event;
			if (customerId === undefined) return { isSignedIn: false, lastOrderId: undefined, refusal: undefined };
			const lastOrderId = customerId === context.customerId ? context.lastOrderId : undefined;
			return { isSignedIn: true, customerId, lastOrderId };
		}),
		"take the last id": assign(({ context }, told: OrderId | undefined) => ({
			lastOrderId: told === undefined ? undefined : orderId(Math.max(told, context.lastOrderId ?? 0)),
		})),
		"take the found order": assign((_, found: Reconciliation | undefined) => ({
			accepted: found?.is === "found" ? { id: found.order.id, message: undefined } : undefined,
		})),
		"count a look": assign({ looks: ({ context }) => context.looks + 1 }),
		"wait for it no longer": assign({ isStillUnderWay: false }),
		"count looks anew": assign({ looks: 0 }),
		"ask for a login": emit({ type: "login needed" }),
		"tell accepted": emit(({ context }) => ({ type: "accepted", id: present(context.accepted).id })),
	},
	delays: {
		/** The second tap of a double one falls where the receipt has just come up. */
		"the time of a second tap": secondTapTime,
		"before looking": ({ context }) => waitBeforeLook(context.looks),
	},
});
