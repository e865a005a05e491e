import { isCustomerTopic, type Topic, topicKey } from "./frame.ts";

/**
 * The subscribed topics and their number of subscribers. While disconnected it is the queue: everything in it is sent
 * once the connection is live (Spec 1 §4).
 */
export type Subscriptions = Readonly<Record<string, { readonly topic: Topic; readonly subscribers: number }>>;

export const noSubscriptions: Subscriptions = {};

/** The subscribed topics, in the order of their first subscription. */
export const subscribedTopics = (subscriptions: Subscriptions): readonly Topic[] =>
	Object.values(subscriptions).map((entry) => entry.topic);

/** Number of subscribers of a topic. */
export const subscriberCount = (subscriptions: Subscriptions, topic: Topic): number =>
	subscriptions[topicKey(topic)]?.subscribers ?? 0;

/** The subscriptions with one more subscriber of `topic`. */
export const withSubscriber = (subscriptions: Subscriptions, topic: Topic): Subscriptions => ({
	...subscriptions,
	[topicKey(topic)]: { topic, subscribers: subscriberCount(subscriptions, topic) + 1 },
});

/** The subscriptions with one subscriber of `topic` less; a topic without subscribers is removed. */
export const withoutSubscriber = (subscriptions: Subscriptions, topic: Topic): Subscriptions => {
	const subscribers = subscriberCount(subscriptions, topic);
	if (subscribers > 1)
		return { ...subscriptions, [topicKey(topic)]: { topic, subscribers: subscribers - 1 } };
	const { [topicKey(topic)]: _, ...others } = subscriptions;
	return others;
};

/** The subscriptions without the topics that end with the customer's session. */
export const withoutCustomer = (subscriptions: Subscriptions): Subscriptions =>
	Object.fromEntries(Object.entries(subscriptions).filter(([, entry]) => !isCustomerTopic(entry.topic)));
