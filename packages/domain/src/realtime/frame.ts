import type { OrderId, TradeUpdate } from "../contract/order/contract-order.ts";
import type { FollowOrdersOf, FollowOrderUpdate } from "../copy-trading/follow/follow-order.ts";
import type { Candle, Period } from "../market/candle.ts";
import type { InstrumentCode } from "../market/instrument.ts";
import type { Quote } from "../market/quote.ts";
import type { Token } from "../session/login/customer.ts";
import type { Instant } from "../time/instant.ts";

/** Topics for subscriptions (Spec 1 §7, Spec 2 §7). */
export type Topic =
	| { readonly of: "market" }
	| { readonly of: "trade" }
	| { readonly of: "closed" }
	| ({ readonly of: "follow trade" } & FollowOrdersOf)
	| { readonly of: "candles"; readonly code: InstrumentCode };

/** Messages to the platform. */
export type Outgoing =
	| { readonly type: "login"; readonly token: Token }
	| { readonly type: "logout" }
	| { readonly type: "subscribe"; readonly topic: Topic }
	| { readonly type: "unsubscribe"; readonly topic: Topic }
	| { readonly type: "ping"; readonly at: Instant };

/** Data from the platform, decoded. */
export type Push =
	/** All quotes of one animation frame, the last one per instrument. */
	| { readonly type: "quotes"; readonly quotes: readonly Quote[] }
	| {
			readonly type: "candle";
			readonly code: InstrumentCode;
			readonly period: Period;
			readonly candle: Candle;
	  }
	/** All updates of one animation frame, the last one per order. */
	| { readonly type: "trade"; readonly update: TradeUpdate }
	/** Open orders of a trader or copies of a follower; the lists of others do not contain them. */
	| { readonly type: "follow trade"; readonly updates: readonly FollowOrderUpdate[] }
	| { readonly type: "closed"; readonly ids: readonly OrderId[] };

/** All messages from the platform. */
export type Incoming =
	/** `at` is the time of the ping that it answers; `undefined` if the platform does not say it. */
	| { readonly type: "pong"; readonly at: Instant | undefined }
	| { readonly type: "login result"; readonly accepted: boolean; readonly message: string }
	| Push;

/** The key of a topic: `market`, `candles.EURUSD`, `follow trade.1001`, `follow trade.1001.7`. */
export const topicKey = (topic: Topic): string => {
	if (topic.of === "candles") return `candles.${topic.code}`;
	if (topic.of !== "follow trade") return topic.of;
	return [topic.of, topic.traderId, ...(topic.followerId === undefined ? [] : [topic.followerId])].join(".");
};

/** Whether a message shows that prices arrive. Replies to a ping or a login and closed orders do not. */
export const carriesPrices = (message: Incoming): message is Push =>
	message.type === "quotes" ||
	message.type === "candle" ||
	message.type === "trade" ||
	message.type === "follow trade";

/** Whether a topic belongs to the signed-in customer and ends with the session. */
export const isCustomerTopic = (topic: Topic): boolean =>
	topic.of === "trade" || topic.of === "closed" || topic.of === "follow trade";
