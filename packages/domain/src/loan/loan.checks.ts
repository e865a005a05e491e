import { BigDecimal, Result } from "effect";
import { atMost, type Check, equal } from "../check/check.ts";
import type { Decimal } from "../money/decimal.ts";
import { totalInterestRule } from "./figures/total-interest.rule.ts";
import type { LoanRecord } from "./record/loan-record.ts";

/** The interest of the whole period; without the free days, which not every platform tells, it is at least that. */
const interestOfPeriod = ({
	amount,
	dailyRate,
	loanPeriodDays,
	freePeriodDays = 0,
}: LoanRecord): Decimal | undefined =>
	dailyRate && loanPeriodDays !== undefined
		? Result.getOrUndefined(totalInterestRule.compute({ amount, dailyRate, loanPeriodDays, freePeriodDays }))
				?.interest
		: undefined;

export const interestCheck: Check<LoanRecord> = {
	id: "loan.interest",
	says: "interest ≤ interest of the whole period",
	clause: "Spec 2 §9",
	sides: (loan) => atMost(loan.interest, interestOfPeriod(loan)),
};

export const overdueInterestCheck: Check<LoanRecord> = {
	id: "loan.overdue-interest",
	says: "the interest of an overdue loan = interest of the whole period",
	clause: "Spec 2 §9",
	sides: (loan) =>
		loan.penalty && BigDecimal.isPositive(loan.penalty) && loan.freePeriodDays !== undefined
			? equal(loan.interest, interestOfPeriod(loan))
			: undefined,
};

export const loanChecks = [interestCheck, overdueInterestCheck];
