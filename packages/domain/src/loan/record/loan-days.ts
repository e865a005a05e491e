import { type CalendarDay, dayAfter, daysBetween, startOfDay } from "../../time/calendar-day.ts";
import { instant } from "../../time/instant.ts";
import { dayInZone } from "../../time/zone.ts";
import type { LoanRecord } from "./loan-record.ts";

/** The day of a moment that the platform writes in GMT; `undefined` if it is none. */
const dayOf = (moment: string | undefined, timeZone: string): CalendarDay | undefined => {
	const [, day = "", hours, minutes, seconds] =
		/^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(moment ?? "") ?? [];
	const start = startOfDay(day);
	if (start === undefined) return undefined;
	const ofDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return dayInZone(instant((start + ofDay) * 1000), timeZone);
};

const isPaidOut = ({ status }: LoanRecord): boolean =>
	status !== "waiting for review" && status !== "rejected";

/** The last day without a penalty, in the time zone of the site; `undefined` for a loan that was not paid out. */
export const dueDayOf = (record: LoanRecord, timeZone: string): CalendarDay | undefined => {
	const day = isPaidOut(record) ? dayOf(record.reviewedAt, timeZone) : undefined;
	return day === undefined ? undefined : dayAfter(day, record.loanPeriodDays);
};

/**
 * The days for which a loan has been lent: from the day of its review until today. `undefined` for a loan that was not
 * paid out, and for one whose figures no longer grow: a proof was sent.
 */
export const lentDaysOf = (
	record: LoanRecord,
	today: CalendarDay | undefined,
	timeZone: string,
): number | undefined => {
	if (record.status !== "to repay" || today === undefined) return undefined;
	const day = dayOf(record.reviewedAt, timeZone);
	return day === undefined ? undefined : Math.max(daysBetween(day, today), 0);
};
