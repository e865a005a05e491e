import { isOfCustomer, type Topic, topicKey } from "./frame.ts";

/**
 * The topics that are wanted, and by how many. It is also the queue of the time without a connection: what was asked
 * for meanwhile stands in it and is sent once the connection is live (Spec 1 §4).
 */
export type SubscriptionBook = Readonly<Record<string, { readonly topic: Topic; readonly holders: number }>>;

export const emptyBook: SubscriptionBook = {};

/** The topics that are wanted, in the order in which they were first asked for. */
export const wantedTopics = (book: SubscriptionBook): readonly Topic[] =>
	Object.values(book).map((entry) => entry.topic);

/** How many hold a topic. */
export const holdersOf = (book: SubscriptionBook, topic: Topic): number =>
	book[topicKey(topic)]?.holders ?? 0;

/** The book with one more holder of `topic`. */
export const withHolder = (book: SubscriptionBook, topic: Topic): SubscriptionBook => ({
	...book,
	[topicKey(topic)]: { topic, holders: holdersOf(book, topic) + 1 },
});

/** The book with one holder of `topic` less; a topic that nobody holds is not in the book. */
export const withoutHolder = (book: SubscriptionBook, topic: Topic): SubscriptionBook => {
	const holders = holdersOf(book, topic);
	if (holders > 1) return { ...book, [topicKey(topic)]: { topic, holders: holders - 1 } };
	const { [topicKey(topic)]: _, ...others } = book;
	return others;
};

/** The book without the topics that end with the customer's session. */
export const withoutCustomer = (book: SubscriptionBook): SubscriptionBook =>
	Object.fromEntries(Object.entries(book).filter(([, entry]) => !isOfCustomer(entry.topic)));
