/** Milliseconds between two looks at which orders of a pace are due. */
export const paceBeatMs = 20;

/** Tells each of a list of orders so many times a second, evenly spread over the time. */
export interface Pace {
	/** The places in a list of `count` that are due since the last time. */
	readonly due: (count: number, now: number) => readonly number[];
}

export const createPace = (timesPerSecond: number, start: number): Pace => {
	let until = start;
	return {
		due: (count, now) => {
			const told = (at: number) => Math.floor((at * timesPerSecond * count) / 1000);
			const [first, last] = [Math.max(told(until), told(now) - count), told(now)];
			until = now;
			return Array.from({ length: last - first }, (_, at) => (first + at) % count);
		},
	};
};
