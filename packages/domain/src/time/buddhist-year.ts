const yearsAhead = 543;
const readable = { from: 2400, to: 2699 };

/**
 * Converts a year of the Buddhist calendar, which is used in Thailand, to the Gregorian one: 2533 is 1990. `undefined` for other
 * years: the app asks only for days in the past, so that a year from 2400 on is never Gregorian.
 */
export const commonYearOf = (year: number): number | undefined =>
	year >= readable.from && year <= readable.to ? year - yearsAhead : undefined;
