import type { Instant } from "./instant.ts";

/** Format of a moment: `2026-01-31`, `2026-01-31 09:05`, `2026-01-31 09:05:07`, `01-31 09:05`, `09:05`. */
export type MomentShape = "day" | "minute" | "second" | "minute of the year" | "time of day";

/** Text for an invalid moment (Spec 1 §5). */
const invalidDate = "Invalid Date";

/**
 * A moment as text, in a zone that is `offsetMinutes` ahead of GMT (Spec 1 §9: GMT by default). An invalid moment, or
 * one outside the years 1 to 9999, is "Invalid Date" (Spec 1 §5).
 */
export const writeMoment = (moment: Instant | undefined, shape: MomentShape, offsetMinutes = 0): string => {
	if (moment === undefined || !Number.isFinite(moment)) return invalidDate;
	const seconds = Math.floor(moment / 1000) + offsetMinutes * 60;
	const { year, month, date } = dayOf(Math.floor(seconds / daySeconds));
	if (year < 1 || year > 9999) return invalidDate;
	const ofDay = ((seconds % daySeconds) + daySeconds) % daySeconds;
	const day = `${two(month)}-${two(date)}`;
	const time = `${two(Math.floor(ofDay / 3600))}:${two(Math.floor(ofDay / 60) % 60)}`;
	const fullDay = `${String(year).padStart(4, "0")}-${day}`;
	switch (shape) {
		case "day":
			return fullDay;
		case "minute":
			return `${fullDay} ${time}`;
		case "second":
			return `${fullDay} ${time}:${two(ofDay % 60)}`;
		case "minute of the year":
			return `${day} ${time}`;
		case "time of day":
			return time;
	}
};

const daySeconds = 86_400;
const two = (figure: number): string => String(figure).padStart(2, "0");

/** The Gregorian day `days` after 1970-01-01, computed in years that start in March and eras of 400 years. */
const dayOf = (days: number) => {
	const sinceMarchZero = days + 719_468;
	const era = Math.floor(sinceMarchZero / 146_097);
	const dayOfEra = sinceMarchZero - era * 146_097;
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365,
	);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
	const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
	const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
	return { year, month, date: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1 };
};
