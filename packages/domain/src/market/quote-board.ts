import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";
import type { Quote } from "./quote.ts";

/** The last quote of each instrument, with subscriptions per instrument. */
export interface QuoteBoard {
	readonly get: (code: InstrumentCode) => Quote | undefined;
	/** Stores newer quotes, then notifies each affected subscriber once. */
	readonly apply: (batch: Iterable<Quote>) => void;
	/** Calls `listener` when the quote of `code` changes; returns the unsubscribe function. */
	readonly subscribe: (code: InstrumentCode, listener: () => void) => () => void;
	/** Calls `listener` once per batch with all changed codes; returns the unsubscribe function. */
	readonly subscribeAll: (listener: (changed: ReadonlySet<InstrumentCode>) => void) => () => void;
}

/** Milliseconds for which a quote suppresses quotes created before it. */
const lateQuoteWindowMs = 15_000;

/**
 * An empty quote board. A quote created before the stored one is dropped, which covers late and repeated quotes. One
 * created at the same time replaces it if it arrived later, because it may be a correction. A quote with a time in
 * the future cannot suppress later ones forever: after 15 s the next quote that is newer than a dropped one counts.
 */
export const createQuoteBoard = (): QuoteBoard => {
	const quotes = new Map<InstrumentCode, Quote>();
	const listeners = new Map<InstrumentCode, Set<() => void>>();
	const listenersToAll = new Set<(changed: ReadonlySet<InstrumentCode>) => void>();
	/** Creation time of the last dropped quote. */
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
