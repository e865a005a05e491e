import { type Instant, instant } from "./instant.ts";

/**
 * A moment on both clocks of the device. The wall clock may be wrong by hours and may be changed. The monotonic clock
 * only runs forward, but may stop during sleep. Only differences are meaningful; if both clocks show the same
 * difference, it is the elapsed time.
 */
export interface DeviceMoment {
	readonly wall: Instant;
	/** Milliseconds since an unknown start, constant for the lifetime of the page. */
	readonly elapsed: number;
}

/** Both clocks at this moment; the composition root provides it. */
export type DeviceClock = () => DeviceMoment;

/** Milliseconds that certainly elapsed, by the monotonic clock. */
export const elapsedBetween = (from: DeviceMoment, to: DeviceMoment): number =>
	Math.max(0, to.elapsed - from.elapsed);

/** Milliseconds by which the clocks may differ: the wall clock is adjusted in small steps. */
const clockAdjustmentMs = 1000;

/** Whether the two clocks disagree about the elapsed time: the device slept or its clock was changed. */
export const clocksDisagree = (from: DeviceMoment, to: DeviceMoment): boolean =>
	Math.abs(to.wall - from.wall - (to.elapsed - from.elapsed)) > clockAdjustmentMs;

/**
 * The moment for which an answer is valid: the middle between request and reply, with an error of at most half the
 * round trip. If the clocks disagree in between, the age is unknown: then it is the moment of the request.
 */
export const momentOfAnswer = (requested: DeviceMoment, received: DeviceMoment): DeviceMoment =>
	clocksDisagree(requested, received)
		? requested
		: {
				wall: instant((requested.wall + received.wall) / 2),
				elapsed: (requested.elapsed + received.elapsed) / 2,
			};
