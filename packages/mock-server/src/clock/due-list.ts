interface Due {
	readonly at: number;
	readonly run: () => void;
}

/** What is waiting for its moment, in the order of the moments and, for equal ones, of the asking. */
export const createDueList = () => {
	let waiting: readonly Due[] = [];
	return {
		add: (at: number, run: () => void): (() => void) => {
			const due = { at, run };
			const place = waiting.findIndex((other) => other.at > at);
			waiting = place < 0 ? [...waiting, due] : waiting.toSpliced(place, 0, due);
			return () => {
				waiting = waiting.filter((other) => other !== due);
			};
		},
		/** The moment of the first one waiting. */
		next: (): number | undefined => waiting[0]?.at,
		/** Runs all that is due at `now`, also what they ask for themselves. */
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
