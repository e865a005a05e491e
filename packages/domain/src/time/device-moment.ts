import { type Instant, instant } from "./instant.ts";

/**
 * A moment by both clocks of the device. The wall clock may be wrong by hours and be set while the app runs; the other
 * one only ever goes forward and can't be set, but may stand still while the device sleeps. Only differences of either
 * mean anything; where both tell the same difference, that is what passed.
 */
export interface DeviceMoment {
	readonly wall: Instant;
	/** Milliseconds since an unknown beginning, the same for the whole life of the page. */
	readonly elapsed: number;
}

/** Both clocks at this moment; the composition root reads them. */
export type DeviceClock = () => DeviceMoment;

/** Milliseconds that certainly passed: what the clock that can't be set counted. */
export const elapsedBetween = (from: DeviceMoment, to: DeviceMoment): number =>
	Math.max(0, to.elapsed - from.elapsed);

/** Milliseconds by which the clocks may differ: the wall clock is put right in small steps all the time. */
const clockAdjustmentMs = 1000;

/**
 * Whether the two clocks tell different stories of what passed: the device slept, or its clock was set. Which of the two
 * nobody on the device can know.
 */
export const clocksDisagree = (from: DeviceMoment, to: DeviceMoment): boolean =>
	Math.abs(to.wall - from.wall - (to.elapsed - from.elapsed)) > clockAdjustmentMs;

/**
 * The moment for which an answer is true that was asked for and came then: the middle, so that it is wrong by half its
 * way at most. Where the clocks disagree on the way nobody knows how old it is: then it is as old as the question, and the
 * clocks disagree since.
 */
export const momentOfAnswer = (asked: DeviceMoment, came: DeviceMoment): DeviceMoment =>
	clocksDisagree(asked, came)
		? asked
		: { wall: instant((asked.wall + came.wall) / 2), elapsed: (asked.elapsed + came.elapsed) / 2 };
