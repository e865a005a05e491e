import { BigDecimal, Result } from "effect";
import { round, wholeDecimal } from "../../money/decimal.ts";
import { clocksDisagree, type DeviceMoment, elapsedBetween } from "../../time/device-moment.ts";
import type { MicroOrder } from "./micro-order.ts";
import { remainingSecondsRule } from "./remaining-seconds.rule.ts";

/** Milliseconds that were left at that moment, according to the platform. */
export interface Countdown {
	readonly remaining: number;
	readonly at: DeviceMoment;
}

/** The countdown of an order as last read. Without the time left it is at most the whole duration. */
export const countdownOf = ({ remaining, seconds, measuredAt }: MicroOrder): Countdown => ({
	remaining: remaining ?? seconds * 1000,
	at: measuredAt,
});

/**
 * Milliseconds left at `now`, never negative (Spec 1 §4, §9): the platform's figure minus the time counted by the
 * monotonic clock. The wall clock is not used, so a wrong or changed one has no effect. The monotonic clock may not
 * count sleep: afterwards the result is an upper limit, and `isUncertain` is true.
 */
export const remainingAt = ({ remaining, at }: Countdown, now: DeviceMoment): number =>
	Math.max(0, remaining - elapsedBetween(at, now));

/** Whether the device may have slept since the reading, so that only the platform knows the time left. */
export const isUncertain = ({ at }: Countdown, now: DeviceMoment): boolean => clocksDisagree(at, now);

/** Whether a countdown was measured at or after another one. */
export const isLater = (reported: Countdown, known: Countdown): boolean =>
	reported.at.elapsed >= known.at.elapsed;

/**
 * Merges two countdowns that may arrive in any order. It counts from the later one and never increases, because a
 * slow answer reports too much time.
 */
export const mergeCountdowns = (known: Countdown, reported: Countdown): Countdown => {
	const [before, after] = isLater(reported, known) ? [known, reported] : [reported, known];
	return { remaining: Math.min(remainingAt(before, after.at), after.remaining), at: after.at };
};

/** The seconds to show, by `micro.remaining-seconds`: rounded up, so that 0 appears only at the end. */
export const secondsLeft = (milliseconds: number): number => {
	const remainMilliSeconds = wholeDecimal(Math.max(0, Math.ceil(milliseconds)));
	const { seconds } = Result.getOrThrow(remainingSecondsRule.compute({ remainMilliSeconds }));
	return BigDecimal.toNumberUnsafe(round(seconds, 0, "up"));
};
