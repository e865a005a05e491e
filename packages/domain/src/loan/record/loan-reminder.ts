import { Result } from "effect";
import type { CalendarDay } from "../../time/calendar-day.ts";
import { daysLeftRule } from "../figures/days-left.rule.ts";
import { lentDaysOf } from "./loan-days.ts";
import type { LoanRecord } from "./loan-record.ts";

/** What a borrower is reminded of, from three days before the due date on (docs/assumptions.md, A-592). */
export type LoanReminder =
	| { readonly is: "due soon"; readonly days: number }
	| { readonly is: "due today" }
	| { readonly is: "overdue"; readonly days: number };

/** Days before the due date from which on a customer is reminded. */
const reminderDays = 3;

/**
 * The reminder for a loan. `reviewedOn` is the day of its review, both days are in the time zone of the site. `undefined` for a loan
 * that is not to be repaid, that is not due soon, or whose period is unknown.
 */
export const reminderOf = (
	loan: LoanRecord,
	reviewedOn: CalendarDay | undefined,
	today: CalendarDay,
): LoanReminder | undefined => {
	const daysLent = lentDaysOf(loan, reviewedOn, today);
	const { loanPeriodDays } = loan;
	if (daysLent === undefined || loanPeriodDays === undefined) return undefined;
	const known = Result.getOrUndefined(daysLeftRule.compute({ loanPeriodDays, daysLent }));
	if (!known || known.daysLeft > reminderDays) return undefined;
	if (known.overdueDays > 0) return { is: "overdue", days: known.overdueDays };
	return known.daysLeft === 0 ? { is: "due today" } : { is: "due soon", days: known.daysLeft };
};
