import type { OrderId, TradeUpdate } from "../contract/order/contract-order.ts";
import type { Candle, Period } from "../market/candle.ts";
import type { InstrumentCode } from "../market/instrument.ts";
import type { Quote } from "../market/quote.ts";
import type { Token } from "../session/login/customer.ts";
import type { Instant } from "../time/instant.ts";

/** What can be subscribed to (Spec 1 §7). */
export type Topic =
	| { readonly of: "market" }
	| { readonly of: "trade" }
	| { readonly of: "closed" }
	| { readonly of: "candles"; readonly code: InstrumentCode };

/** What goes to the platform. */
export type Outgoing =
	| { readonly type: "login"; readonly token: Token }
	| { readonly type: "logout" }
	| { readonly type: "subscribe"; readonly topic: Topic }
	| { readonly type: "unsubscribe"; readonly topic: Topic }
	| { readonly type: "ping"; readonly at: Instant };

/** Data that comes from the platform, read and checked. */
export type Push =
	/** What came within one frame of the screen, at most one per instrument: the last. */
	| { readonly type: "quotes"; readonly quotes: readonly Quote[] }
	| {
			readonly type: "candle";
			readonly code: InstrumentCode;
			readonly period: Period;
			readonly candle: Candle;
	  }
	/** What came within one frame of the screen, each order once: its last figures. */
	| { readonly type: "trade"; readonly update: TradeUpdate }
	| { readonly type: "closed"; readonly ids: readonly OrderId[] };

/** Everything that comes from the platform. */
export type Incoming =
	| { readonly type: "pong"; readonly at: Instant }
	| { readonly type: "login result"; readonly accepted: boolean; readonly message: string }
	| Push;

/** Topics compare by their text: `market`, `candles.EURUSD`. */
export const topicKey = (topic: Topic): string =>
	topic.of === "candles" ? `candles.${topic.code}` : topic.of;

/** Whether a message shows that prices flow. An answer to a ping or a login doesn't, nor does the end of an order. */
export const carriesPrices = (message: Incoming): message is Push =>
	message.type === "quotes" || message.type === "candle" || message.type === "trade";

/** Whether a topic belongs to the signed-in customer and ends with the session. */
export const isCustomerTopic = (topic: Topic): boolean => topic.of === "trade" || topic.of === "closed";
