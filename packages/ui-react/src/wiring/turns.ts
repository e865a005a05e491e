import { type Instrument, millisecondsUntil } from "@tradewind/domain/market";
import type { DeviceClock } from "@tradewind/domain/time";

/** Milliseconds after a turn until the list is read: the platform has turned by then. */
const grace = 500;

/** Milliseconds until the next look at a list whose turn is due, but has not come: no storm of questions. */
const patience = 5000;

/** No timer of a browser is longer. */
const longest = 2 ** 31 - 1;

/** Calls `turn` when the time has come at which the first of the listed markets opens or closes; a new list counts anew. */
export const createTurns = (now: DeviceClock, turn: () => void) => {
	let list: readonly Instrument[] | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (instruments: readonly Instrument[]): void => {
		if (list === instruments) return;
		list = instruments;
		clearTimeout(timer);
		const waits = instruments.flatMap((one) =>
			one.nextStatusChange ? [waitFor(millisecondsUntil(one.nextStatusChange, now()))] : [],
		);
		if (waits.length > 0) timer = setTimeout(turn, Math.min(longest, ...waits));
	};
};

const waitFor = (left: number): number => (left === 0 ? patience : left + grace);
