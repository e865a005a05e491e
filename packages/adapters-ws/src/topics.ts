import type { Period } from "@tradewind/domain/market";
import type { Topic } from "@tradewind/domain/realtime";

const wireTopics = {
	market: "DAY_MARKET",
	trade: "FOREX_TRADE",
	closed: "FOREX_CLOSED",
	"follow trade": "FOREX_FOLLOW_TRADE",
} as const;

/** The platform's name of a topic (Spec 1 §7, Spec 2 §7). */
const wireTopic = (topic: Topic): string =>
	topic.of === "candles" ? `KLINE.${topic.code}` : wireTopics[topic.of];

/** A subscription as fields of a frame: its topic and, for followed orders, whose they are. */
export const subscriptionOf = (
	topic: Topic,
): { readonly topic: string; readonly user_id?: number; readonly follower_id?: number } => ({
	topic: wireTopic(topic),
	...(topic.of === "follow trade" && {
		user_id: topic.traderId,
		...(topic.followerId !== undefined && { follower_id: topic.followerId }),
	}),
});

/** Candle periods: the platform's name and the domain's (Spec 1 §9). */
export const periodOfWire = {
	"1min": "1M",
	"5min": "5M",
	"15min": "15M",
	"30min": "30M",
	"60min": "1H",
	"1day": "1D",
} as const satisfies Record<string, Period>;
