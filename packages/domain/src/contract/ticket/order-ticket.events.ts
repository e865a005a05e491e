import type { Instrument } from "../../market/instrument.ts";
import type { Quote } from "../../market/quote.ts";
import type { Money } from "../../money/decimal.ts";
import type { Freshness } from "../../realtime/freshness.ts";
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

/** The order under way or in doubt, with what it was pressed for. */
export type TicketSent = SentOrder & { readonly instrument: Instrument };

export type OrderTicketInput = Omit<TicketFacts, "form" | "isQuoteOld" | "isSignedIn"> & {
	/** Who is signed in; `undefined` for a visitor. */
	readonly customerId: Customer["id"] | undefined;
	/** The highest id among the customer's orders, closed ones included, as far as it is known. */
	readonly lastOrderId: OrderId | undefined;
	/** This device's clock: tells the age of a quote. */
	readonly now: () => Instant;
	/** Whether a press asks once more, with a receipt, before anything is sent. */
	readonly showsReceipt: boolean;
	/** An order whose answer was awaited when the app was last left, and whose it is. */
	readonly unanswered?: { readonly customerId: Customer["id"]; readonly sent: TicketSent } | undefined;
};

export interface OrderTicketContext
	extends TicketFacts,
		Pick<OrderTicketInput, "lastOrderId" | "now" | "showsReceipt"> {
	/** Whose form and orders these are; after a sign-out still the last one's, until somebody else signs in. */
	readonly customerId: OrderTicketInput["customerId"];
	/**
	 * The order under way, accepted or in doubt: as it was pressed, whatever is typed or priced since. While editing, one
	 * that waits for its customer to come back.
	 */
	readonly sent: TicketSent | undefined;
	/** What the receipt shows, from the press until it is dropped, or its order is answered; none where nobody asked for one. */
	readonly draft: OrderDraft | undefined;
	readonly accepted: { readonly id: OrderId; readonly message: string | undefined } | undefined;
	/** Why the last order was certainly not carried out; until the next press or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** What the last refused order was for, whatever is on the ticket since. */
	readonly refusedSymbol: Instrument["symbol"] | undefined;
	/** The order in doubt was not answered in time: the platform may carry it out yet. */
	readonly mayStillComplete: boolean;
	/** An order was answered a moment ago: a tap now is the second of the double one that sent it. */
	readonly isJustAnswered: boolean;
	/** How often the lists have been read for the order in doubt. */
	readonly reconcileAttempts: number;
}

export type OrderTicketEvent =
	| TicketChange
	| { readonly type: "step"; readonly by: 1 | -1 }
	| { readonly type: "press"; readonly direction: Direction }
	/** The receipt is sent as it stands, or put away. */
	| { readonly type: "confirm" }
	| { readonly type: "cancel" }
	| { readonly type: "receipt"; readonly isShown: boolean }
	/** As it stands on the quote board, which lets no older one take the place of a newer. */
	| { readonly type: "quote"; readonly quote: Quote }
	| { readonly type: "quote expired" }
	/** The time for the second tap of a double one is over; the machine tells it itself. */
	| { readonly type: "double-tap window ended" }
	| { readonly type: "freshness"; readonly freshness: Freshness }
	| { readonly type: "balance"; readonly free: Money | undefined }
	/** Another instrument is chosen, or the facts of this one were read anew. */
	| { readonly type: "instrument"; readonly instrument: Instrument; readonly quote?: Quote | undefined }
	| { readonly type: "language"; readonly language: LanguageCode }
	| { readonly type: "fee basis"; readonly feeBasis: SiteSettings["feeBasis"] }
	/** Who is signed in now. */
	| { readonly type: "session"; readonly customerId: Customer["id"] | undefined }
	/** Whether a saved session waits to be confirmed. */
	| { readonly type: "session pending"; readonly isAwaited: boolean }
	| { readonly type: "orders known"; readonly lastOrderId: OrderId | undefined }
	| { readonly type: "acknowledge" }
	| { readonly type: "check again" }
	| { readonly type: "dismiss" };

export type OrderTicketEmitted =
	| { readonly type: "login needed" }
	| { readonly type: "accepted"; readonly id: OrderId };
