import type { DeviceMoment } from "../time/device-moment.ts";
import { elapsedBetween } from "../time/device-moment.ts";
import type { Instant } from "../time/instant.ts";

/** A stretch of every day in which is traded, in minutes after midnight GMT: `{ from: 0, to: 1440 }` is the whole day. */
export interface TradingHours {
	readonly from: number;
	readonly to: number;
}

/** The next opening or closing that is planned: when it is by the platform's clock, and how long that was at a moment of the device. */
export interface MarketStatusChange {
	readonly at: Instant;
	/** Milliseconds, true at `toldAt`. */
	readonly remaining: number;
	readonly measuredAt: DeviceMoment;
}

const wholeDay = 1440;

/**
 * Milliseconds until the turn, never below zero: what the platform told less what the clock that can't be set has counted
 * since (Pitfall 9).
 */
export const millisecondsUntil = ({ remaining, measuredAt }: MarketStatusChange, now: DeviceMoment): number =>
	Math.max(0, remaining - elapsedBetween(measuredAt, now));

/** Whether the hours leave out no minute of the day. */
export const isAroundTheClock = (hours: readonly TradingHours[]): boolean => {
	let reached = 0;
	for (const { from, to } of hours) if (from <= reached) reached = Math.max(reached, to);
	return reached >= wholeDay;
};

/** The hours as people say them: what ends at midnight and goes on after it is one stretch, `22:00` to `21:00`. */
export const joinedHours = (hours: readonly TradingHours[]): readonly TradingHours[] => {
	const [first, last] = [hours.at(0), hours.at(-1)];
	if (!first || !last || hours.length < 2 || first.from !== 0 || last.to !== wholeDay) return hours;
	return [...hours.slice(1, -1), { from: last.from, to: first.to }];
};
