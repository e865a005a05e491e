import { BigDecimal, Result } from "effect";
import { round, wholeDecimal } from "../../money/decimal.ts";
import { clocksDisagree, type DeviceMoment, elapsedBetween } from "../../time/device-moment.ts";
import type { MicroOrder } from "./micro-order.ts";
import { remainingSecondsRule } from "./remaining-seconds.rule.ts";

/** So many milliseconds were left at that moment, by the platform's word. */
export interface Countdown {
	readonly remaining: number;
	readonly at: DeviceMoment;
}

/** What the platform told of an order's time, and when. */
export const countdownOf = ({ remaining, measuredAt }: MicroOrder): Countdown => ({
	remaining,
	at: measuredAt,
});

/**
 * Milliseconds left at `now`, never below zero (Spec 1 §4, §9): what the platform told less what the clock that can't be
 * set has counted since. The device's wall clock has no part in it, however wrong it is and however it is set. After a
 * sleep, which that clock may not have counted, it is the most that can be left; `isInDoubt` tells so.
 */
export const remainingAt = ({ remaining, at }: Countdown, now: DeviceMoment): number =>
	Math.max(0, remaining - elapsedBetween(at, now));

/** Whether the device may have slept since the platform told it, so that only the platform knows what is left. */
export const isUncertain = ({ at }: Countdown, now: DeviceMoment): boolean => clocksDisagree(at, now);

/** Whether `told` is of a later moment than `known`, or of the same. */
export const isLater = (told: Countdown, known: Countdown): boolean => told.at.elapsed >= known.at.elapsed;

/**
 * Takes another word of the platform, in whatever order they come. It counts from the later of the two, and it never goes
 * up: an answer that was slower than the one before tells too much.
 */
export const mergeCountdowns = (known: Countdown, told: Countdown): Countdown => {
	const [before, after] = isLater(told, known) ? [known, told] : [told, known];
	return { remaining: Math.min(remainingAt(before, after.at), after.remaining), at: after.at };
};

/**
 * The seconds that are shown, by `micro.remaining-seconds`: whole ones, rounded up, so that 0 stands only when nothing is
 * left.
 */
export const secondsLeft = (milliseconds: number): number => {
	const remainMilliSeconds = wholeDecimal(Math.max(0, Math.ceil(milliseconds)));
	const { seconds } = Result.getOrThrow(remainingSecondsRule.compute({ remainMilliSeconds }));
	return BigDecimal.toNumberUnsafe(round(seconds, 0, "up"));
};
