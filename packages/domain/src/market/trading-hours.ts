import type { DeviceMoment } from "../time/device-moment.ts";
import { elapsedBetween } from "../time/device-moment.ts";
import type { Instant } from "../time/instant.ts";

/** Daily trading hours in minutes after midnight GMT: `{ from: 0, to: 1440 }` is the whole day. */
export interface TradingHours {
	readonly from: number;
	readonly to: number;
}

/** The next planned opening or closing: its time on the platform's clock, and the time until then. */
export interface MarketStatusChange {
	readonly at: Instant;
	/** Milliseconds, measured at `measuredAt`. */
	readonly remaining: number;
	readonly measuredAt: DeviceMoment;
}

const wholeDay = 1440;

/**
 * Milliseconds until the change, never negative: the platform's figure minus the time counted by the monotonic clock
 * (pitfall 9).
 */
export const millisecondsUntil = ({ remaining, measuredAt }: MarketStatusChange, now: DeviceMoment): number =>
	Math.max(0, remaining - elapsedBetween(measuredAt, now));

/** Whether the hours cover the whole day. */
export const isAroundTheClock = (hours: readonly TradingHours[]): boolean => {
	let reached = 0;
	for (const { from, to } of hours) if (from <= reached) reached = Math.max(reached, to);
	return reached >= wholeDay;
};

/** The hours for display: a range that ends at midnight and continues after it is one range, `22:00` to `21:00`. */
export const joinedHours = (hours: readonly TradingHours[]): readonly TradingHours[] => {
	const [first, last] = [hours.at(0), hours.at(-1)];
	if (!first || !last || hours.length < 2 || first.from !== 0 || last.to !== wholeDay) return hours;
	return [...hours.slice(1, -1), { from: last.from, to: first.to }];
};
