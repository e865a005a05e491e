import type { OpenOrder } from "../contract/order.ts";
import { followFrame } from "../contract/order-frames.ts";
import type { Connection } from "../realtime/connection.ts";
import { type EncodedFrame, encodeFrame } from "../realtime/encoded-frame.ts";
import { type Feed, type Publication, pauseMs } from "../realtime/feed.ts";
import type { OrdersOf, ViewedOrders } from "./viewed-orders.ts";

/** Publishes the orders of a followed trader, or copies, as far as the customer may see them; once more when none is left. */
export const createFollowedFeed = (viewedOrders: ViewedOrders): Feed => {
	/** By connection and topic; a topic stays here while it has orders. */
	const sentTo = new WeakMap<Connection, Map<string, number>>();
	/** The frames of a publication by topic: all who may see one get the same. */
	const made = new WeakMap<Publication, Map<string, EncodedFrame>>();
	const frameOf = (topic: string, holding: readonly OpenOrder[], publication: Publication): EncodedFrame => {
		const frames = made.get(publication) ?? new Map<string, EncodedFrame>();
		made.set(publication, frames);
		const frame = frames.get(topic) ?? encodeFrame(followFrame(holding, publication.at));
		frames.set(topic, frame);
		return frame;
	};
	return {
		isFor: (topic) => topic.startsWith("FOREX_FOLLOW_TRADE."),
		send: (connection, topic, publication) => {
			const { at } = publication;
			const sentAt = sentTo.get(connection) ?? new Map<string, number>();
			sentTo.set(connection, sentAt);
			const holding = viewedOrders.holding(ordersOf(topic), connection.customerId());
			const last = sentAt.get(topic);
			if (holding.length === 0 && last === undefined) return;
			if (at - (last ?? 0) < pauseMs) return;
			if (holding.length === 0) sentAt.delete(topic);
			else sentAt.set(topic, at);
			connection.sendEncoded(frameOf(topic, holding, publication));
		},
	};
};

/** Whose orders a topic means: `FOREX_FOLLOW_TRADE.1001` or, for the copies of a follower, `FOREX_FOLLOW_TRADE.1001.7`. */
const ordersOf = (topic: string): OrdersOf => {
	const [, traderId, followerId] = topic.split(".");
	return {
		traderId: Number(traderId),
		followerId: followerId === undefined ? undefined : Number(followerId),
	};
};
