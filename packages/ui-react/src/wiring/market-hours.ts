import {
	type Instrument,
	type InstrumentCode,
	millisecondsUntil,
	type Quote,
} from "@tradewind/domain/market";
import type { DeviceClock } from "@tradewind/domain/time";

/** Milliseconds from the planned time to the request: by then the platform has opened or closed the market. */
const graceMs = 500;

/** Milliseconds between two requests while the planned time has passed and the market has not changed. */
const overdueMs = 5000;

/** The longest timer that browsers allow. */
const maxMs = 2 ** 31 - 1;

/**
 * Calls `refresh` when the first of the listed markets is planned to open or close (docs/assumptions.md, A-113). Call the
 * result with each list; a new list sets the timer again.
 */
export const refreshAtMarketHours = (now: DeviceClock, refresh: () => void) => {
	let list: readonly Instrument[] | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (instruments: readonly Instrument[]): void => {
		if (list === instruments) return;
		list = instruments;
		clearTimeout(timer);
		const waits = instruments.flatMap(({ nextStatusChange }) =>
			nextStatusChange ? [waitFor(millisecondsUntil(nextStatusChange, now()))] : [],
		);
		if (waits.length > 0) timer = setTimeout(refresh, Math.min(maxMs, ...waits));
	};
};

const waitFor = (remaining: number): number => (remaining === 0 ? overdueMs : remaining + graceMs);

/** Milliseconds without another detection: some closed markets are quoted. */
const pauseMs = 30_000;

/**
 * Detects that a market has opened since the list was read: a price arrives for an instrument that is closed in the list.
 * `now` is any clock in milliseconds that only goes forward.
 */
export const detectMarketOpen = (now: () => number) => {
	let list: readonly Instrument[] = [];
	let closed: ReadonlySet<InstrumentCode> = new Set();
	let detectedAt = Number.NEGATIVE_INFINITY;
	return (instruments: readonly Instrument[], quotes: readonly Quote[]): boolean => {
		if (list !== instruments) {
			list = instruments;
			closed = new Set(instruments.filter(({ isOpen }) => !isOpen).map(({ code }) => code));
		}
		if (closed.size === 0 || now() - detectedAt < pauseMs || !quotes.some(({ code }) => closed.has(code)))
			return false;
		detectedAt = now();
		return true;
	};
};
