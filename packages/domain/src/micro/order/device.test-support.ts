import type { SimulatedClock } from "xstate";
import { noon } from "../../contract/contract.test-support.ts";
import type { DeviceClock } from "../../time/device-moment.ts";
import { instant } from "../../time/instant.ts";

/**
 * A phone with a platform clock. Its wall clock is wrong by `offset` and can be set. Its timers and its monotonic clock
 * stop while it sleeps; on some phones the monotonic clock continues (`countsSleep`).
 */
export const phone = (timers: SimulatedClock, offset = 0, countsSleep = false) => {
	let slept = 0;
	let set = offset;
	const platformNow = () => timers.now() + slept;
	const clock: DeviceClock = () => ({
		wall: instant(noon + platformNow() + set),
		elapsed: 5000 + (countsSleep ? platformNow() : timers.now()),
	});
	return {
		clock,
		/** Milliseconds since the start, on the platform's clock. */
		platformNow,
		/** Advances all clocks in small steps, so that timers run in between. */
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
