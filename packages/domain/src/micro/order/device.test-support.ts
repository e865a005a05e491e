import type { SimulatedClock } from "xstate";
import { noon } from "../../contract/contract.test-support.ts";
import type { DeviceClock } from "../../time/device-moment.ts";
import { instant } from "../../time/instant.ts";

/**
 * A phone beside the platform's clock. Its wall clock is wrong by `offset` and can be set; its timers and the clock that
 * can't be set stand still while it sleeps; on some phones that clock goes on (`countsSleep`).
 */
export const phone = (timers: SimulatedClock, offset = 0, countsSleep = false) => {
	let slept = 0;
	let set = offset;
	const truth = () => timers.now() + slept;
	const clock: DeviceClock = () => ({
		wall: instant(noon + truth() + set),
		elapsed: 5000 + (countsSleep ? truth() : timers.now()),
	});
	return {
		clock,
		/** Milliseconds since the beginning, by the platform's clock. */
		truth,
		/** Time goes by in small steps, as timers see it. */
		wait: (milliseconds: number) => {
			for (let left = milliseconds; left > 0; left -= 100) timers.increment(Math.min(100, left));
		},
		sleep: (milliseconds: number) => {
			slept += milliseconds;
		},
		setWallClock: (by: number) => {
			set += by;
		},
	};
};
