import { instant } from "./instant.ts";
import { writeMoment } from "./write-moment.ts";

/** `YYYY-MM-DD`. */
export type CalendarDay = string;

const dayText = /^(\d{4})-(\d{2})-(\d{2})$/;
const daySeconds = 86_400;

/** Seconds from 1970-01-01 to 00:00 GMT of a Gregorian day; `undefined` for an invalid day. */
export const startOfDay = (day: CalendarDay): number | undefined => {
	const parts = dayText.exec(day);
	if (!parts) return undefined;
	const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
	if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return undefined;
	return daysSinceEpoch(year, month, date) * daySeconds;
};

/** Days from one valid day to another; negative if the other is earlier. Days have no hours, so daylight saving has no effect. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
	((startOfDay(to) ?? Number.NaN) - (startOfDay(from) ?? Number.NaN)) / daySeconds;

/** The day `days` after a valid one. */
export const dayAfter = (day: CalendarDay, days: number): CalendarDay =>
	writeMoment(instant(((startOfDay(day) ?? Number.NaN) + days * daySeconds) * 1000), "day");

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number =>
	month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Counts days in years that start in March, so that the leap day is the last day. */
const daysSinceEpoch = (year: number, month: number, date: number): number => {
	const marchYear = month > 2 ? year : year - 1;
	const monthFromMarch = (month + 9) % 12;
	const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
	return marchYear * 365 + leapDays + Math.floor((monthFromMarch * 153 + 2) / 5) + date - 1 - 719_468;
};
