import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";
import type { Quote } from "./quote.ts";

/** The last quote of every instrument, for readers that want to hear of a few of them only. */
export interface QuoteBoard {
	readonly get: (code: InstrumentCode) => Quote | undefined;
	/** Takes what is newer than what it has; then tells each reader concerned, once. */
	readonly apply: (batch: Iterable<Quote>) => void;
	/** Calls `listener` when the quote of `code` has changed; gives back the end of it. */
	readonly subscribe: (code: InstrumentCode, listener: () => void) => () => void;
	/** Calls `listener` with every code that has changed, once per batch. */
	readonly subscribeAll: (listener: (changed: ReadonlySet<InstrumentCode>) => void) => () => void;
}

/** Milliseconds for which a quote holds off those that were made before it, however they go on. */
const lateQuoteWindowMs = 15_000;

/**
 * An empty board. A quote made before the one on the board is dropped, so that late and repeated ones do no harm;
 * one made at the same moment takes its place if it came later (it may be a correction). A quote that bears a time from
 * the future can't hold off the true ones for ever: after 15 s the next that is made later than one dropped before counts.
 */
export const createQuoteBoard = (): QuoteBoard => {
	const quotes = new Map<InstrumentCode, Quote>();
	const listeners = new Map<InstrumentCode, Set<() => void>>();
	const listenersToAll = new Set<(changed: ReadonlySet<InstrumentCode>) => void>();
	/** When the last quote that came late was made. */
	const dropped = new Map<InstrumentCode, Instant>();

	const isLate = (quote: Quote, known: Quote): boolean => {
		if (quote.madeAt > known.madeAt) return false;
		if (quote.madeAt === known.madeAt) return quote.receivedAt < known.receivedAt;
		const before = dropped.get(quote.code);
		dropped.set(quote.code, quote.madeAt);
		const goesOn = before !== undefined && quote.madeAt > before;
		return !goesOn || quote.receivedAt - known.receivedAt <= lateQuoteWindowMs;
	};

	return {
		get: (code) => quotes.get(code),
		apply: (batch) => {
			const changed = new Set<InstrumentCode>();
			for (const quote of batch) {
				const known = quotes.get(quote.code);
				if (known === quote || (known !== undefined && isLate(quote, known))) continue;
				dropped.delete(quote.code);
				quotes.set(quote.code, quote);
				changed.add(quote.code);
			}
			if (changed.size === 0) return;
			for (const code of changed) for (const notify of listeners.get(code) ?? []) notify();
			for (const notify of listenersToAll) notify(changed);
		},
		subscribe: (code, listener) => {
			// Each subscription is its own entry, also when the same function subscribes twice.
			const notify = () => listener();
			const ofCode = listeners.get(code) ?? new Set();
			listeners.set(code, ofCode.add(notify));
			return () => {
				ofCode.delete(notify);
				if (ofCode.size === 0 && listeners.get(code) === ofCode) listeners.delete(code);
			};
		},
		subscribeAll: (listener) => {
			const notify = (changed: ReadonlySet<InstrumentCode>) => listener(changed);
			listenersToAll.add(notify);
			return () => listenersToAll.delete(notify);
		},
	};
};
