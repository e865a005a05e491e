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

/** What the ticket knows by itself. */
type TicketOwnFacts = "settings" | "isQuoteOld";

/** What is told from outside. */
export type MicroExternalFacts = Partial<Omit<MicroFacts, TicketOwnFacts>>;

export interface MicroTicketFacts extends MicroFacts {
	/** This device's clock: tells the age of a quote. */
	readonly now: () => Instant;
	/** What was pressed and waits to be confirmed. */
	readonly draft: MicroOrderDraft | undefined;
	/** An order was answered a moment ago: a tap now is the second of the double one that sent it. */
	readonly isJustAnswered: boolean;
	/** What the last refused order was for, whatever is on the ticket since. */
	readonly refusedSymbol: string | undefined;
	/** Why the settings could not be read; `undefined` in 'failed' is a defect. */
	readonly error: QueryError | undefined;
}

export type MicroTicketInput = Omit<
	MicroTicketFacts,
	TicketOwnFacts | "draft" | "isJustAnswered" | "refusedSymbol" | "error"
> & {
	/** An order of this customer's whose answer was awaited when the app was left, or the session ended. */
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
	/** Reads the settings anew; what was filled in stays. */
	| { readonly type: "reload" }
	/** Reads the settings anew in silence: the ticket stays as it is until they have come, and where they don't. */
	| { readonly type: "refresh" }
	/** What became of a silent reading; the machine tells it itself. */
	| {
			readonly type: "xstate.done.actor.backgroundRead";
			readonly output: Result.Result<MicroSettings, QueryError>;
	  }
	| { readonly type: "xstate.error.actor.backgroundRead"; readonly error: unknown }
	/** The last quote may price no order any more; the machine tells it itself. */
	| { readonly type: "quote expired" }
	/** The time for the second tap of a double one is over; the machine tells it itself. */
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
