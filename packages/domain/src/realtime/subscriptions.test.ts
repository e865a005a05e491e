import fc from "fast-check";
import { expect, test } from "vitest";
import { userId } from "../copy-trading/user-id.ts";
import { instrumentCode } from "../market/instrument.ts";
import { type Topic, topicKey } from "./frame.ts";
import {
	noSubscriptions,
	type Subscriptions,
	subscribedTopics,
	subscriberCount,
	withoutCustomer,
	withoutSubscriber,
	withSubscriber,
} from "./subscriptions.ts";

const market: Topic = { of: "market" };
const closed: Topic = { of: "closed" };
const euro: Topic = { of: "candles", code: instrumentCode("EURUSD") };
const gold: Topic = { of: "candles", code: instrumentCode("XAUUSD") };

const copies: Topic = { of: "follow trade", traderId: userId(1001), followerId: userId(7) };
const trader: Topic = { ...copies, followerId: undefined };

const bookOf = (...topics: readonly Topic[]) => topics.reduce(withSubscriber, noSubscriptions);

test("topics are in the order of their first subscription", () => {
	expect(subscribedTopics(bookOf(gold, market, gold, euro))).toEqual([gold, market, euro]);
});

test("the candles of two instruments are two topics", () => {
	expect(withoutSubscriber(bookOf(euro, gold), euro)).toEqual(bookOf(gold));
});

test("the end of a session keeps the topics of visitors", () => {
	const all = bookOf(market, closed, { of: "trade" }, trader, euro);
	expect(withoutCustomer(all)).toEqual(bookOf(market, euro));
});

test("Spec 2 §7: the orders of a trader and the copies for a follower are two topics", () => {
	expect(withoutSubscriber(bookOf(trader, copies), copies)).toEqual(bookOf(trader));
});

test("a topic is subscribed as long as it has more subscribes than unsubscribes, and the count is never negative", () => {
	const step = fc.record({
		topic: fc.constantFrom(market, closed, euro, gold, trader, copies),
		by: fc.constantFrom(withSubscriber, withoutSubscriber),
	});
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			const counts = new Map<string, number>();
			let subscriptions: Subscriptions = noSubscriptions;
			for (const { topic, by } of steps) {
				subscriptions = by(subscriptions, topic);
				const count = (counts.get(topicKey(topic)) ?? 0) + (by === withSubscriber ? 1 : -1);
				counts.set(topicKey(topic), Math.max(0, count));
				expect(subscriberCount(subscriptions, topic)).toBe(counts.get(topicKey(topic)));
			}
			const wanted = [...counts].filter(([, count]) => count > 0).map(([key]) => key);
			expect(subscribedTopics(subscriptions).map(topicKey).toSorted()).toEqual(wanted.toSorted());
		}),
		{ seed: 1 },
	);
});
