/** Milliseconds between two checks for due orders. */
export const pushTickMs = 20;

/** Pushes each order of a list so many times a second, evenly spread. */
export interface PushSchedule {
	/** The positions in a list of `count` that are due since the last call. */
	readonly due: (count: number, now: number) => readonly number[];
}

export const createPushSchedule = (timesPerSecond: number, start: number): PushSchedule => {
	let until = start;
	return {
		due: (count, now) => {
			const pushed = (at: number) => Math.floor((at * timesPerSecond * count) / 1000);
			const [first, last] = [Math.max(pushed(until), pushed(now) - count), pushed(now)];
			until = now;
			return Array.from({ length: last - first }, (_, at) => (first + at) % count);
		},
	};
};
