import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Matching } from "./matching.ts";
import type { OrderBook } from "./order-book.ts";

/**
 * Walks through the quotes since the last time, one beat after the other, so that orders meet every quote in its order,
 * however seldom this is called.
 */
export const createSettlement = (market: Market, book: OrderBook, matching: Matching, start: number) => {
	let settledUntil = start;
	return {
		settle: (now: number): void => {
			const beatMs = market.beatMs();
			const firstBeat = Math.floor(settledUntil / beatMs) + 1;
			settledUntil = Math.max(settledUntil, now);
			for (let beat = firstBeat; beat * beatMs <= now && book.open().length > 0; beat++) {
				const at = beat * beatMs;
				for (const instrument of new Set(book.open().map((order) => order.instrument)))
					if (hasNewQuote(instrument, at, beatMs)) matching.meet(instrument, at);
			}
		},
	};
};

export type Settlement = ReturnType<typeof createSettlement>;

const hasNewQuote = (instrument: Instrument, at: number, beatMs: number): boolean =>
	instrument.isOpen(at) && instrument.stepAt(at) !== instrument.stepAt(at - beatMs);
