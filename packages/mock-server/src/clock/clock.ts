/** The time source of the whole platform: the same seed and clock give the same run. */
export interface Clock {
	/** Whether it moves only when it is advanced, as in tests. */
	readonly isVirtual: boolean;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly now: () => number;
	/** Calls `run` once after `delayMs`; the result cancels it. */
	readonly after: (delayMs: number, run: () => void) => () => void;
	/** Moves the time forward in one step, as after a sleep of the computer, then runs what is due, in order. */
	readonly advance: (ms: number) => void;
	/** How many times as fast as the computer's clock it runs; 0 if it is paused. */
	readonly speed: () => number;
	/** A virtual clock only keeps it. */
	readonly setSpeed: (speed: number) => void;
	/** Cancels all timers and returns to the starting time and to the usual speed. */
	readonly reset: () => void;
}
