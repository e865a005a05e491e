import { BigDecimal, Result } from "effect";
import { atLeast, atMost, type Check } from "../check/check.ts";
import type { Decimal } from "../money/decimal.ts";
import { totalInterestRule } from "./figures/total-interest.rule.ts";
import type { LoanRecord } from "./record/loan-record.ts";

/**
 * The interest of the whole period, rounded to the cent as a platform may do; without the free days, which not every platform reports, it
 * is at least that.
 */
const interestOfPeriod = (
	{ amount, dailyRate, loanPeriodDays, freePeriodDays = 0 }: LoanRecord,
	mode: "ceil" | "floor",
): Decimal | undefined => {
	if (!dailyRate || loanPeriodDays === undefined) return undefined;
	const made = totalInterestRule.compute({ amount, dailyRate, loanPeriodDays, freePeriodDays });
	return Result.isSuccess(made) ? BigDecimal.round(made.success.interest, { scale: 2, mode }) : undefined;
};

export const interestCheck: Check<LoanRecord> = {
	id: "loan.interest",
	says: "interest ≤ interest of the whole period, rounded up to the cent",
	clause: "Spec 2 §9",
	sides: (loan) => atMost(loan.interest, interestOfPeriod(loan, "ceil")),
};

export const overdueInterestCheck: Check<LoanRecord> = {
	id: "loan.overdue-interest",
	says: "the interest of an overdue loan ≥ interest of the whole period, cut to the cent",
	clause: "Spec 2 §9",
	sides: (loan) =>
		loan.penalty && BigDecimal.isPositive(loan.penalty) && loan.freePeriodDays !== undefined
			? atLeast(loan.interest, interestOfPeriod(loan, "floor"))
			: undefined,
};

export const loanChecks = [interestCheck, overdueInterestCheck];
