interface Timer {
	readonly at: number;
	readonly run: () => void;
}

/** Timers in the order of their times and, for equal times, of their creation. */
export const createDueList = () => {
	let waiting: readonly Timer[] = [];
	return {
		add: (at: number, run: () => void): (() => void) => {
			const due = { at, run };
			const place = waiting.findIndex((other) => other.at > at);
			waiting = place < 0 ? [...waiting, due] : waiting.toSpliced(place, 0, due);
			return () => {
				waiting = waiting.filter((other) => other !== due);
			};
		},
		/** The time of the first timer. */
		next: (): number | undefined => waiting[0]?.at,
		/** Runs all timers that are due at `now`, also those that they add. */
		run: (now: number): void => {
			for (let first = waiting[0]; first && first.at <= now; first = waiting[0]) {
				waiting = waiting.slice(1);
				first.run();
			}
		},
		clear: (): void => {
			waiting = [];
		},
	};
};

export type DueList = ReturnType<typeof createDueList>;
