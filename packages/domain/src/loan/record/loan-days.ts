import { type CalendarDay, dayAfter, daysBetween } from "../../time/calendar-day.ts";
import type { LoanRecord } from "./loan-record.ts";
import { isUnpaidOut, statusProperties } from "./loan-status.ts";

/**
 * The last day without a penalty; `undefined` for a loan that was not paid out, or without its period. `reviewedOn` is the day of its
 * review in the time zone of the site.
 */
export const dueDateOf = (
	{ status, loanPeriodDays }: LoanRecord,
	reviewedOn: CalendarDay | undefined,
): CalendarDay | undefined =>
	reviewedOn === undefined || loanPeriodDays === undefined || isUnpaidOut({ status })
		? undefined
		: dayAfter(reviewedOn, loanPeriodDays);

/**
 * The days for which a loan has been lent: from the day of its review until today. `undefined` for a loan that was not
 * paid out, and for one whose figures no longer grow: a proof was sent.
 */
export const lentDaysOf = (
	{ status }: LoanRecord,
	reviewedOn: CalendarDay | undefined,
	today: CalendarDay | undefined,
): number | undefined =>
	statusProperties[status].grows && reviewedOn !== undefined && today !== undefined
		? Math.max(daysBetween(reviewedOn, today), 0)
		: undefined;
