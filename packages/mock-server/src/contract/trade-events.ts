import type { OpenOrder } from "./order.ts";

/** The listeners for opened and closed orders. `at` is the moment of the trade. */
export interface TradeListener {
	/** The order was opened at market, or filled. */
	readonly opened: (order: OpenOrder, at: number) => void;
	/** The order was closed; it is passed as it was before. */
	readonly closed: (order: OpenOrder, at: number) => void;
}

/** Passes trades on to the listeners, in the order in which they were added. */
export const createTradeEvents = () => {
	const listeners: TradeListener[] = [];
	return {
		listen: (listener: TradeListener): void => {
			listeners.push(listener);
		},
		opened: (order: OpenOrder, at: number): void => {
			for (const listener of listeners) listener.opened(order, at);
		},
		closed: (order: OpenOrder, at: number): void => {
			for (const listener of listeners) listener.closed(order, at);
		},
	};
};
