import type { Instrument, InstrumentCode, Quote } from "@tradewind/domain/market";

/** Milliseconds in which one look at the list is enough, whatever is still quoted there as closed. */
const pause = 30_000;

/**
 * Tells when a price comes of a market that the list calls closed: it has opened since the list was read. `now` is any
 * clock in milliseconds that only goes forward.
 */
export const createOpenings = (now: () => number) => {
	let list: readonly Instrument[] = [];
	let closed: ReadonlySet<InstrumentCode> = new Set();
	let toldAt = Number.NEGATIVE_INFINITY;
	return (instruments: readonly Instrument[], quotes: readonly Quote[]): boolean => {
		if (list !== instruments) {
			list = instruments;
			closed = new Set(instruments.filter(({ isOpen }) => !isOpen).map(({ code }) => code));
		}
		if (closed.size === 0 || now() - toldAt < pause || !quotes.some(({ code }) => closed.has(code)))
			return false;
		toldAt = now();
		return true;
	};
};
