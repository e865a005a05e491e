import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { maxReconcileAttempts, reconcileDelayMs, requireValue } from "../../command/command-answer.ts";
import { doubleTapWindowMs } from "../../command/double-tap.ts";
import { ageOf, quoteLifetimeMs } from "../../market/freshness.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { type OrderId, orderId } from "../order/contract-order.ts";
import { draftOrder, receiptIssues } from "./order-draft.ts";
import type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
} from "./order-ticket.events.ts";
import { summarise } from "./order-ticket.ts";
import type { OrderReconcileResult, SentOrder } from "./reconcile-order.ts";
import { emptyForm, keepForm, stepQuantity, translateForm } from "./ticket-form.ts";

/** Milliseconds for which the quote may still price an order; negative when it is too old. */
const quoteTimeLeft = ({ quote, now }: OrderTicketContext): number =>
	quote ? quoteLifetimeMs - ageOf(quote.receivedAt, now()) : 0;

/** The ticket at the moment of a press, by the clock: timers do not run while the device sleeps. */
const atPressTime = (context: OrderTicketContext): OrderTicketContext => ({
	...context,
	isQuoteOld: context.isQuoteOld || quoteTimeLeft(context) < 0,
});

/** Actors, guards, actions and delays of `order-ticket.machine.ts`. */
export const orderTicketSetup = setup({
	types: {} as {
		input: OrderTicketInput;
		context: OrderTicketContext;
		events: OrderTicketEvent;
		emitted: OrderTicketEmitted;
		tags: "busy";
	},
	actors: {
		submit: requestActor<CommandDone & { readonly id: OrderId }, CommandError, NewContractOrder>(),
		reconcile: requestActor<OrderReconcileResult, QueryError, SentOrder>(),
	},
	guards: {
		"may order": ({ context, event }) =>
			event.type === "press" && summarise(atPressTime(context)).orders[event.direction] !== undefined,
		"asks first": ({ context }) => context.showsReceipt || context.leadsToRisk(context),
		"may confirm": ({ context }) =>
			context.draft !== undefined && receiptIssues(context.draft, atPressTime(context)).length === 0,
		"is another instrument": ({ context, event }) =>
			event.type === "instrument" && event.instrument.id !== context.instrument.id,
		"must log in": ({ context, event }) =>
			event.type === "press" &&
			!context.isSignedIn &&
			summarise(context).sideIssues[event.direction].length === 0,
		"is of this instrument": ({ context, event }) =>
			event.type === "quote" && event.quote.code === context.instrument.code,
		"signs out": ({ event }) => event.type === "session" && event.customerId === undefined,
		"is another customer": ({ context, event }) =>
			event.type === "session" &&
			event.customerId !== undefined &&
			context.customerId !== undefined &&
			event.customerId !== context.customerId,
		"returns to a sent order": ({ context, event }) =>
			event.type === "session" && event.customerId === context.customerId && context.sent !== undefined,
		"is signed in": ({ context }) => context.isSignedIn,
		"is within the double-tap window": ({ context }) => context.isJustAnswered,
		"is live again": ({ context, event }) =>
			event.type === "freshness" && event.freshness.is === "live" && context.freshness.is !== "live",
		"attempts used up": ({ context }) => context.reconcileAttempts >= maxReconcileAttempts,
		"may still complete": ({ context }) => context.mayStillComplete,
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
		"reset the form": assign(({ context: { instrument, language, form } }) => ({
			form: emptyForm(instrument, language, form.kind),
			sent: undefined,
			accepted: undefined,
		})),
		"keep the unanswered order": assign(({ context: { instrument, language, form } }) => ({
			form: emptyForm(instrument, language, form.kind),
		})),
		"store the draft": assign(({ context, event }) => {
			assertEvent(event, "press");
			return { draft: draftOrder(event.direction, context), refusal: undefined };
		}),
		"clear the draft": assign({ draft: undefined }),
		"store what is sent": assign(({ context, event }) => {
			const order =
				event.type === "press" ? summarise(context).orders[event.direction] : context.draft?.order;
			const { instrument, lastOrderId } = context;
			return {
				sent: order && { order, instrument, lastOrderId },
				refusal: undefined,
				mayStillComplete: false,
				reconcileAttempts: 0,
			};
		}),
		"set whether receipts are shown": assign(({ event }) => {
			assertEvent(event, "receipt");
			return { showsReceipt: event.isShown };
		}),
		"record whether it may still complete": assign((_, mayStillComplete: boolean) => ({ mayStillComplete })),
		refuse: assign(({ context: { sent } }, refusal: CommandError | undefined) => ({
			refusal,
			refusedSymbol: sent?.instrument.symbol,
			sent: undefined,
		})),
		"clear the refusal": assign({ refusal: undefined }),
		"clear what was sent": assign({ sent: undefined }),
		"set the quote": assign(({ event }) => {
			assertEvent(event, "quote");
			return { quote: event.quote };
		}),
		"set the freshness": assign(({ event }) => {
			assertEvent(event, "freshness");
			return { freshness: event.freshness };
		}),
		"set the instrument": assign(({ context, event }) => {
			assertEvent(event, "instrument");
			const { instrument } = event;
			if (instrument.id !== context.instrument.id) {
				const form = emptyForm(instrument, context.language, context.form.kind);
				return { instrument, form, quote: event.quote };
			}
			return { instrument, form: keepForm(context.form, instrument), quote: event.quote ?? context.quote };
		}),
		"set the language": assign(({ context: { form, language }, event }) => {
			assertEvent(event, "language");
			return { language: event.language, form: translateForm(form, language, event.language) };
		}),
		"schedule quote expiry": enqueueActions(({ context, enqueue }) => {
			const left = quoteTimeLeft(context);
			enqueue.assign({ isQuoteOld: left < 0 });
			enqueue.cancel("quote expiry");
			if (left >= 0) enqueue.raise({ type: "quote expired" }, { id: "quote expiry", delay: left + 1 });
		}),
		"start the double-tap window": enqueueActions(({ enqueue }) => {
			enqueue.assign({ isJustAnswered: true });
			enqueue.cancel("double-tap window");
			enqueue.raise(
				{ type: "double-tap window ended" },
				{ id: "double-tap window", delay: doubleTapWindowMs },
			);
		}),
		"set the session": assign(({ context, event }) => {
			assertEvent(event, "session");
			const { customerId } = event;
			if (customerId === undefined) return { isSignedIn: false, lastOrderId: undefined, refusal: undefined };
			const lastOrderId = customerId === context.customerId ? context.lastOrderId : undefined;
			return { isSignedIn: true, customerId, lastOrderId };
		}),
		"raise the last id": assign(({ context }, id: OrderId | undefined) => ({
			lastOrderId: id === undefined ? undefined : orderId(Math.max(id, context.lastOrderId ?? 0)),
		})),
		"store the reconciled order": assign((_, found: OrderReconcileResult | undefined) => ({
			accepted: found?.is === "confirmed" ? { id: found.order.id, message: undefined } : undefined,
		})),
		"count an attempt": assign({ reconcileAttempts: ({ context }) => context.reconcileAttempts + 1 }),
		"stop waiting for it": assign({ mayStillComplete: false }),
		"reset the attempts": assign({ reconcileAttempts: 0 }),
		"emit login needed": emit({ type: "login needed" }),
		"emit accepted": emit(({ context }) => ({ type: "accepted", id: requireValue(context.accepted).id })),
	},
	delays: {
		/** The second tap of a double tap hits the receipt that has just appeared. */
		"double-tap window": doubleTapWindowMs,
		"reconcile delay": ({ context }) => reconcileDelayMs(context.reconcileAttempts),
	},
});
