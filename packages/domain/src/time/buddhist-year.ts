const yearsAhead = 543;
const readable = { from: 2400, to: 2699 };

/**
 * The common year of a year of the Buddhist calendar, by which Thailand counts: 2533 is 1990. `undefined` for a year that is none:
 * the app asks only for days that are past, so that a year from 2400 on is never a common one.
 */
export const commonYearOf = (year: number): number | undefined =>
	year >= readable.from && year <= readable.to ? year - yearsAhead : undefined;
