import type { Clock } from "./clock.ts";
import type { Slices } from "./slices.ts";

const firstStepMs = 1_000;

/**
 * Moves the clock forward in steps, so that calls are answered between them and read a consistent state of that moment. A
 * step doubles while its work fits into a slice, and halves if it does not. `settled` applies what passed until now.
 */
export const createFastForward =
	(clock: Clock, settled: () => Promise<void> | undefined, slices: Slices) =>
	async (ms: number): Promise<void> => {
		let left = ms;
		let step = firstStepMs;
		while (left > 0) {
			const taken = Math.min(step, left);
			const isOver = slices.begin();
			clock.advance(taken);
			await settled();
			left -= taken;
			step = isOver() ? Math.max(1, Math.floor(step / 2)) : step * 2;
			await slices.pause();
		}
	};
