/** Where the platform gets its time from. One clock drives everything, so the same seed and clock give the same run. */
export interface Clock {
	/** Milliseconds since 1970-01-01 UTC. */
	readonly now: () => number;
	/** Calls `run` once when `delayMs` have passed; the result calls it off. */
	readonly after: (delayMs: number, run: () => void) => () => void;
	/** Moves the time forward in one leap, as a laptop that slept, and then runs what came due, in order. */
	readonly advance: (ms: number) => void;
	/** Forgets what was waiting and goes back to where the clock began. */
	readonly reset: () => void;
}
