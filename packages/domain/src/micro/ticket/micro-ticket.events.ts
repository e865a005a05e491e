import type { Result } from "effect";
import type { CommandCarriedOut, CommandContext, CommandEvent } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import type { MicroSettings } from "../micro-settings.ts";
import type { MicroDirection } from "../order/micro-order.ts";
import type { MicroChange, MicroForm } from "./micro-form.ts";
import type { MicroOrderDraft } from "./micro-order-draft.ts";
import type { MicroFacts } from "./micro-summary.ts";
import type { MicroAnswer, SentMicroOrder } from "./reconcile-micro-order.ts";

/** Facts that the machine determines itself. */
type TicketOwnFacts = "settings" | "isQuoteOld";

/** Facts that the app supplies. */
export type MicroExternalFacts = Partial<Omit<MicroFacts, TicketOwnFacts>>;

export interface MicroTicketFacts extends MicroFacts {
	/** This device's clock, for the age of a quote. */
	readonly now: () => Instant;
	/** The order that waits for confirmation. */
	readonly draft: MicroOrderDraft | undefined;
	/** An order was answered less than `doubleTapWindowMs` ago: a tap now is the second one of a double tap. */
	readonly isJustAnswered: boolean;
	/** Symbol of the last refused order, independent of the current instrument. */
	readonly refusedSymbol: string | undefined;
	/** Why the settings could not be read; `undefined` in 'failed' means a defect. */
	readonly error: QueryError | undefined;
}

export type MicroTicketInput = Omit<
	MicroTicketFacts,
	TicketOwnFacts | "draft" | "isJustAnswered" | "refusedSymbol" | "error"
> & {
	/** An order of this customer that was unanswered when the app was left or the session ended. */
	readonly unanswered?: SentMicroOrder | undefined;
};

export type MicroTicketEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: MicroChange }
	| { readonly type: "facts"; readonly facts: MicroExternalFacts }
	| { readonly type: "press"; readonly direction: MicroDirection }
	| { readonly type: "confirm" }
	| { readonly type: "cancel" }
	/** Reads the settings again after a failure. */
	| { readonly type: "retry" }
	/** Reads the settings again and shows that; input stays. */
	| { readonly type: "reload" }
	/** Reads the settings in the background; a failure changes nothing. */
	| { readonly type: "refresh" }
	/** Result of a background reading, sent by XState. */
	| {
			readonly type: "xstate.done.actor.backgroundRead";
			readonly output: Result.Result<MicroSettings, QueryError>;
	  }
	| { readonly type: "xstate.error.actor.backgroundRead"; readonly error: unknown }
	/** Raised by the machine when the quote may no longer price an order. */
	| { readonly type: "quote expired" }
	/** Raised by the machine at the end of the double-tap window. */
	| { readonly type: "double-tap window ended" };

export interface MicroTicketTypes {
	readonly form: MicroForm;
	readonly facts: MicroTicketFacts;
	readonly sent: SentMicroOrder;
	readonly answer: MicroAnswer;
	readonly event: MicroTicketEvent;
}

export type MicroTicketContext = CommandContext<MicroTicketTypes>;

export type MicroTicketEmitted = CommandCarriedOut<MicroTicketTypes> | { readonly type: "login needed" };
