import { isCustomerTopic, type Topic, topicKey } from "./frame.ts";

/**
 * The topics that are wanted, and by how many. It is also the queue of the time without a connection: what was asked
 * for meanwhile stands in it and is sent once the connection is live (Spec 1 §4).
 */
export type Subscriptions = Readonly<Record<string, { readonly topic: Topic; readonly subscribers: number }>>;

export const noSubscriptions: Subscriptions = {};

/** The topics that are wanted, in the order in which they were first asked for. */
export const subscribedTopics = (subscriptions: Subscriptions): readonly Topic[] =>
	Object.values(subscriptions).map((entry) => entry.topic);

/** How many hold a topic. */
export const subscriberCount = (subscriptions: Subscriptions, topic: Topic): number =>
	subscriptions[topicKey(topic)]?.subscribers ?? 0;

/** The book with one more holder of `topic`. */
export const withSubscriber = (subscriptions: Subscriptions, topic: Topic): Subscriptions => ({
	...subscriptions,
	[topicKey(topic)]: { topic, subscribers: subscriberCount(subscriptions, topic) + 1 },
});

/** The book with one holder of `topic` less; a topic that nobody holds is not in the book. */
export const withoutSubscriber = (subscriptions: Subscriptions, topic: Topic): Subscriptions => {
	const subscribers = subscriberCount(subscriptions, topic);
	if (subscribers > 1)
		return { ...subscriptions, [topicKey(topic)]: { topic, subscribers: subscribers - 1 } };
	const { [topicKey(topic)]: _, ...others } = subscriptions;
	return others;
};

/** The book without the topics that end with the customer's session. */
export const withoutCustomer = (subscriptions: Subscriptions): Subscriptions =>
	Object.fromEntries(Object.entries(subscriptions).filter(([, entry]) => !isCustomerTopic(entry.topic)));
