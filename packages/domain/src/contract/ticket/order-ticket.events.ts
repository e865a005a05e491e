import type { Freshness } from "../../market/freshness.ts";
import type { Instrument } from "../../market/instrument.ts";
import type { Quote } from "../../market/quote.ts";
import type { Money } from "../../money/decimal.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { Customer } from "../../session/login/customer.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { SiteSettings } from "../../site/site-settings.ts";
import type { Instant } from "../../time/instant.ts";
import type { Direction, OrderId } from "../order/contract-order.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { TicketFacts } from "./order-ticket.ts";
import type { SentOrder } from "./reconcile-order.ts";
import type { TicketChange } from "./ticket-form.ts";

/** A sent order with the instrument it was placed for. */
export type TicketSent = SentOrder & { readonly instrument: Instrument };

export type OrderTicketInput = Omit<TicketFacts, "form" | "isQuoteOld" | "isSignedIn"> & {
	/** The signed-in customer; `undefined` for a visitor. */
	readonly customerId: Customer["id"] | undefined;
	/** The highest known id among the customer's orders, closed ones included. */
	readonly lastOrderId: OrderId | undefined;
	/** This device's clock, for the age of a quote. */
	readonly now: () => Instant;
	/** Whether a press shows a receipt before anything is sent. */
	readonly showsReceipt: boolean;
	/** Whether the order of the ticket asks first even if `showsReceipt` is off (docs/assumptions.md, A-950). */
	readonly leadsToRisk: (ticket: OrderTicketContext) => boolean;
	/** An order that was unanswered when the app was last left, and its customer. */
	readonly unanswered?: { readonly customerId: Customer["id"]; readonly sent: TicketSent } | undefined;
};

export interface OrderTicketContext
	extends TicketFacts,
		Pick<OrderTicketInput, "lastOrderId" | "now" | "showsReceipt" | "leadsToRisk"> {
	/** The owner of the form and the orders. After a sign-out it stays the last customer until another one signs in. */
	readonly customerId: OrderTicketInput["customerId"];
	/**
	 * The order that is being sent, is accepted or has an unknown outcome. It does not follow later input or prices.
	 * While editing, it is an unanswered order that waits until its customer signs in again.
	 */
	readonly sent: TicketSent | undefined;
	/** The order on the receipt, from the press until it is cancelled or answered; absent without a receipt. */
	readonly draft: OrderDraft | undefined;
	readonly accepted: { readonly id: OrderId; readonly message: string | undefined } | undefined;
	/** Why the last order was certainly not carried out; until the next press or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** Symbol of the last refused order, independent of the current instrument. */
	readonly refusedSymbol: Instrument["symbol"] | undefined;
	/** The order with unknown outcome timed out: the platform may still carry it out. */
	readonly mayStillComplete: boolean;
	/** An order was answered less than `doubleTapWindowMs` ago: a tap now is the second one of a double tap. */
	readonly isJustAnswered: boolean;
	/** How often the lists have been read for the order with unknown outcome. */
	readonly reconcileAttempts: number;
}

export type OrderTicketEvent =
	| TicketChange
	| { readonly type: "step"; readonly by: 1 | -1 }
	| { readonly type: "press"; readonly direction: Direction }
	/** Sends the receipt, or closes it. */
	| { readonly type: "confirm" }
	| { readonly type: "cancel" }
	| { readonly type: "receipt"; readonly isShown: boolean }
	/** The quote from the quote board, which never replaces a newer quote by an older one. */
	| { readonly type: "quote"; readonly quote: Quote }
	| { readonly type: "quote expired" }
	/** Raised by the machine at the end of the double-tap window. */
	| { readonly type: "double-tap window ended" }
	| { readonly type: "freshness"; readonly freshness: Freshness }
	| { readonly type: "balance"; readonly free: Money | undefined }
	/** Another instrument was chosen, or this one was read again. */
	| { readonly type: "instrument"; readonly instrument: Instrument; readonly quote?: Quote | undefined }
	| { readonly type: "language"; readonly language: LanguageCode }
	| { readonly type: "fee basis"; readonly feeBasis: SiteSettings["feeBasis"] }
	/** The signed-in customer changed. */
	| { readonly type: "session"; readonly customerId: Customer["id"] | undefined }
	/** Whether a saved session is still being confirmed. */
	| { readonly type: "session pending"; readonly isAwaited: boolean }
	| { readonly type: "orders known"; readonly lastOrderId: OrderId | undefined }
	| { readonly type: "acknowledge" }
	| { readonly type: "check again" }
	| { readonly type: "dismiss" };

export type OrderTicketEmitted =
	| { readonly type: "login needed" }
	| { readonly type: "accepted"; readonly id: OrderId };
