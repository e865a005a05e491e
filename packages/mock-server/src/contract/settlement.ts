import type { Market } from "../market/market.ts";
import type { Matching } from "./matching.ts";
import type { OrderBook } from "./order-book.ts";

/** Half the time between two quotes of an instrument: no quote is passed over. */
export const beatMs = 250;

/**
 * Walks through the quotes since the last time, one beat after the other, so that orders meet every quote in its order,
 * however seldom this is called.
 */
export const createSettlement = (market: Market, book: OrderBook, matching: Matching, start: number) => {
	let settledUntil = start;
	return {
		settle: (now: number): void => {
			const firstBeat = Math.floor(settledUntil / beatMs) + 1;
			settledUntil = Math.max(settledUntil, now);
			for (let beat = firstBeat; beat * beatMs <= now && book.open().length > 0; beat++) {
				const at = beat * beatMs;
				const concerned = new Set(book.open().map(({ instrument }) => instrument));
				for (const instrument of market.all())
					if (concerned.has(instrument) && hasNewQuote(instrument, at)) matching.meet(instrument, at);
			}
		},
	};
};

export type Settlement = ReturnType<typeof createSettlement>;

const hasNewQuote = (instrument: ReturnType<Market["all"]>[number], at: number): boolean =>
	instrument.isOpen(at) && instrument.stepAt(at) !== instrument.stepAt(at - beatMs);
