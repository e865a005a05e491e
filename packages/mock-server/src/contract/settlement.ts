import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Matching } from "./matching.ts";
import type { OrderBook } from "./order-book.ts";

/** Applies all quotes since the last call, tick by tick in order, however rarely it is called. */
export const createSettlement = (market: Market, book: OrderBook, matching: Matching, start: number) => {
	let settledUntil = start;
	return {
		settle: (now: number): void => {
			const tickMs = market.tickMs();
			const firstTick = Math.floor(settledUntil / tickMs) + 1;
			settledUntil = Math.max(settledUntil, now);
			for (let tick = firstTick; tick * tickMs <= now && book.open().length > 0; tick++) {
				const at = tick * tickMs;
				for (const instrument of new Set(book.open().map((order) => order.instrument)))
					if (hasNewQuote(instrument, at, tickMs)) matching.apply(instrument, at);
			}
		},
	};
};

export type Settlement = ReturnType<typeof createSettlement>;

const hasNewQuote = (instrument: Instrument, at: number, tickMs: number): boolean =>
	instrument.isOpen(at) && instrument.stepAt(at) !== instrument.stepAt(at - tickMs);
