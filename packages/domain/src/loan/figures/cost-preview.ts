import { Result } from "effect";
import { type CalendarDay, dayAfter } from "../../time/calendar-day.ts";
import { type LoanTerms, type Owed, owedAfter } from "./owed.ts";

/**
 * The part of a loan that a day belongs to: free of interest, with interest, the due date with its payment, or overdue
 * with a penalty.
 */
export type CostPhase = "free" | "interest" | "due" | "overdue";

/** What is owed on one day of a loan. */
export interface CostDay extends Owed {
	/** Days since the payout, which is day 0. */
	readonly daysLent: number;
	/** `undefined` if the day of the payout is unknown. */
	readonly day: CalendarDay | undefined;
	readonly phase: CostPhase;
}

/** The days after the due date that a preview shows. */
export const previewedOverdueDays = 7;

/**
 * What is owed on each day (our addition, docs/assumptions.md, A-381): from the payout to a week after the due date. `paidOutOn` is
 * the day of the payout in the time zone of the site. Empty if the rules refuse the terms.
 */
export const costPreview = (terms: LoanTerms, paidOutOn: CalendarDay | undefined): readonly CostDay[] => {
	const { loanPeriodDays, freePeriodDays } = terms;
	const phaseOf = (daysLent: number): CostPhase => {
		if (daysLent > loanPeriodDays) return "overdue";
		if (daysLent === loanPeriodDays) return "due";
		return daysLent <= freePeriodDays ? "free" : "interest";
	};
	const days: CostDay[] = [];
	for (let daysLent = 0; daysLent <= loanPeriodDays + previewedOverdueDays; daysLent++) {
		const owed = owedAfter(terms, daysLent);
		if (Result.isFailure(owed)) return [];
		const day = paidOutOn && dayAfter(paidOutOn, daysLent);
		days.push({ ...owed.success, daysLent, day, phase: phaseOf(daysLent) });
	}
	return days;
};
