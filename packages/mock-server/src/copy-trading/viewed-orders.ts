import { isHolding, type OpenOrder, type Order } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Sessions } from "../customers/sessions.ts";

/** A trader's own orders or, with a follower, the copies for that follower. */
export interface OrdersOf {
	readonly traderId: number;
	readonly followerId: number | undefined;
}

interface Parts {
	/** Of the customers. */
	readonly book: OrderBook;
	readonly leaderBook: OrderBook;
	readonly sessions: Sessions;
}

/**
 * The orders of copy trading that a viewer may see: those of a trader are public, those of another customer and copies
 * are shown only to the customers concerned.
 */
export const createViewedOrders = ({ book, leaderBook, sessions }: Parts) => {
	const mayView = ({ traderId, followerId }: OrdersOf, viewerId: number | undefined): boolean => {
		if (followerId !== undefined) return viewerId === followerId || viewerId === traderId;
		return sessions.customer(traderId) === undefined || isTrader(traderId) || viewerId === traderId;
	};
	const isTrader = (id: number): boolean => sessions.customer(id)?.isTrader === true;

	const belongsTo =
		({ traderId, followerId }: OrdersOf) =>
		({ copies }: Order): boolean =>
			followerId === undefined ? copies === undefined : copies?.traderId === traderId;

	const viewed = <Some extends Order>(
		of: OrdersOf,
		orders: (from: OrderBook, id: number) => readonly Some[],
	) => {
		const { traderId, followerId } = of;
		const all =
			followerId === undefined
				? [...orders(leaderBook, traderId), ...orders(book, traderId)]
				: orders(book, followerId);
		return all.filter(belongsTo(of));
	};

	return {
		/** Holding orders, oldest first. */
		holding: (of: OrdersOf, viewerId: number | undefined): readonly OpenOrder[] =>
			mayView(of, viewerId) ? viewed(of, (from, id) => from.holdingOf(id)) : [],
		/** Holding and closed orders, oldest first. */
		all: (of: OrdersOf, viewerId: number | undefined): readonly Order[] =>
			mayView(of, viewerId)
				? viewed(of, (from, id) => from.allOf(id)).filter(
						(order) => isHolding(order) || order.stage === "closed",
					)
				: [],
	};
};

export type ViewedOrders = ReturnType<typeof createViewedOrders>;
