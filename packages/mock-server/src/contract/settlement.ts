import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Matching } from "./matching.ts";
import type { OrderBook } from "./order-book.ts";

/** Applies all quotes since the last call, tick by tick in order, however rarely it is called. */
export const createSettlement = (market: Market, book: OrderBook, matching: Matching, start: number) => {
	let settledUntil = start;
	let target = start;
	/** The current run; a call that ended early left it unfinished. */
	let run: Iterator<void> | undefined;

	/** Applies the quotes up to the target; yields after each instrument that it looked at. */
	const applyQuotes = function* () {
		for (;;) {
			const tickMs = market.tickMs();
			const at = (Math.floor(settledUntil / tickMs) + 1) * tickMs;
			if (at > target) break;
			const instruments = book.openInstruments();
			if (instruments.length === 0) break;
			settledUntil = at;
			for (const instrument of instruments) {
				if (hasNewQuote(instrument, at, tickMs)) matching.apply(instrument, at);
				yield;
			}
		}
		settledUntil = target;
	};

	return {
		/** Continues until all quotes up to `now` are applied, or until `isOver`. Returns whether all are applied. */
		settle: (now: number, isOver = () => false): boolean => {
			target = Math.max(target, now);
			run ??= applyQuotes();
			try {
				while (!run.next().done) if (isOver()) return false;
			} catch (error) {
				run = undefined;
				throw error;
			}
			run = undefined;
			return true;
		},
	};
};

const hasNewQuote = (instrument: Instrument, at: number, tickMs: number): boolean =>
	instrument.isOpen(at) && instrument.stepAt(at) !== instrument.stepAt(at - tickMs);
