/**
 * A function that runs `run` once for each call, one after the other. Two at the same time would report the same calls twice, and the
 * answer that arrives last may be the older one. `run` must not reject.
 */
export const inTurn = (run: () => Promise<void>): (() => Promise<void>) => {
	let last = Promise.resolve();
	return () => {
		last = last.then(run);
		return last;
	};
};
