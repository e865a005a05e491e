import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { LookAhead } from "./look-ahead.ts";
import type { Matching } from "./matching.ts";
import type { OrderBook } from "./order-book.ts";

interface Parts {
	readonly market: Market;
	readonly book: OrderBook;
	readonly matching: Matching;
	readonly lookAhead: LookAhead;
}

/** A shorter time is applied tick by tick: looking ahead would be more work. */
const worthLookingMs = 5_000;

/**
 * Applies all quotes since the last call in order, however rarely it is called: tick by tick, except where a look ahead shows that
 * no quote changes an order.
 */
export const createSettlement = ({ market, book, matching, lookAhead }: Parts, start: number) => {
	let settledUntil = start;
	let target = start;
	/** The current run; a call that ended early left it unfinished. */
	let run: Iterator<void> | undefined;

	/** Applies the quotes of the next tick up to the target; yields after each instrument that it looked at. */
	const applyTick = function* () {
		const tickMs = market.tickMs();
		const at = (Math.floor(settledUntil / tickMs) + 1) * tickMs;
		settledUntil = Math.min(at, target);
		if (at > target) return;
		for (const instrument of book.openInstruments()) {
			if (hasNewQuote(instrument, at, tickMs)) matching.apply(instrument, at);
			yield;
		}
	};

	/** Applies the quotes up to the target; yields often. */
	const applyQuotes = function* () {
		let tickByTickUntil = settledUntil;
		while (settledUntil < target && book.openInstruments().length > 0) {
			if (settledUntil < tickByTickUntil || target - settledUntil < worthLookingMs) {
				yield* applyTick();
				continue;
			}
			const { until, isCalm } = lookAhead(settledUntil, target);
			if (isCalm) settledUntil = until;
			else tickByTickUntil = until;
			yield;
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
	instrument.isQuoting(at) && instrument.stepAt(at) !== instrument.stepAt(at - tickMs);
