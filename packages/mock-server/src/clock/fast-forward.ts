import type { Clock } from "./clock.ts";
import type { Slices } from "./slices.ts";

const firstStepMs = 1_000;

/** A jump of the clock that is not finished. */
export interface Jump {
	/** Milliseconds since 1970-01-01 UTC, as `until`. */
	readonly from: number;
	readonly until: number;
}

/**
 * Moves the clock forward in steps, so that calls are answered between them and read a consistent state of that moment. A
 * step doubles while its work fits into a slice, and halves if it does not. `settled` applies what passed until now.
 */
export const createFastForward = (clock: Clock, settled: () => Promise<void> | undefined, slices: Slices) => {
	let running: Jump | undefined;

	const take = async (jump: Jump): Promise<void> => {
		let step = firstStepMs;
		while (running === jump && clock.now() < jump.until) {
			const isOver = slices.begin();
			clock.advance(Math.min(step, jump.until - clock.now()));
			await settled();
			step = isOver() ? Math.max(1, Math.floor(step / 2)) : step * 2;
			await slices.pause();
		}
	};

	return {
		/** The jump that is going on. */
		running: (): Jump | undefined => running,
		/** Ends a jump where it is, as for a restart. */
		cancel: (): void => {
			running = undefined;
		},
		/** One jump at a time; the caller has checked that none is going on. */
		to: async (until: number): Promise<void> => {
			const jump = { from: clock.now(), until };
			running = jump;
			try {
				await take(jump);
			} finally {
				if (running === jump) running = undefined;
			}
		},
	};
};
