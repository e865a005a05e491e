import { createHeap } from "../collections/heap.ts";

interface Timer {
	readonly at: number;
	/** Counts the timers. */
	readonly number: number;
	readonly run: () => void;
}

const isBefore = (one: Timer, other: Timer): boolean =>
	one.at < other.at || (one.at === other.at && one.number < other.number);

/** Timers in the order of their times and, for equal times, of their creation. */
export const createDueList = () => {
	const waiting = createHeap(isBefore);
	let made = 0;
	return {
		add: (at: number, run: () => void): (() => void) => {
			const due = { at, number: ++made, run };
			waiting.add(due);
			return () => waiting.remove(due);
		},
		/** The time of the first timer. */
		next: (): number | undefined => waiting.first()?.at,
		/** Runs all timers that are due at `now`, also those that they add. */
		run: (now: number): void => {
			for (let first = waiting.first(); first && first.at <= now; first = waiting.first()) {
				waiting.remove(first);
				first.run();
			}
		},
		clear: waiting.clear,
	};
};

export type DueList = ReturnType<typeof createDueList>;
