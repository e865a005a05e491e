import type { Clock } from "../clock/clock.ts";
import type { DueList } from "../clock/due-list.ts";
import type { Instrument } from "../market/instrument.ts";

/** Applies what happened up to a moment. Returns false if it has stopped before, because `isOver`. */
type Apply = (until: number, isOver?: () => boolean) => boolean;

/** Applies what time has changed. Nouns add what they do about it. */
export const createSettling = (clock: Clock, schedule: DueList) => {
	const followers: Apply[] = [];
	const onQuote: ((instrument: Instrument, at: number) => void)[] = [];
	const followedUntil: Apply = (until, isOver) => followers.every((follow) => follow(until, isOver));

	return {
		/** `apply` is called before each event of the schedule, and for the present. */
		follow: (apply: Apply): void => void followers.push(apply),
		/** `apply` is called for each unscheduled quote of an instrument. */
		followQuotes: (apply: (instrument: Instrument, at: number) => void): void => void onQuote.push(apply),

		/** Applies everything up to now, until `isOver`; returns whether all is done. */
		settle: (isOver?: () => boolean): boolean => {
			const now = clock.now();
			for (let next = schedule.next(); next !== undefined && next <= now; next = schedule.next()) {
				if (!followedUntil(next, isOver)) return false;
				schedule.run(next);
				if (isOver?.()) return false;
			}
			return followedUntil(now, isOver);
		},
		/** Applies an unscheduled quote of an instrument. */
		applyQuote: (instrument: Instrument): void => {
			for (const apply of onQuote) apply(instrument, clock.now());
		},
	};
};
