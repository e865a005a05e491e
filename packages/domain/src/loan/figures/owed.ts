import { Result } from "effect";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import type { RuleRefusal } from "../../rule/rule-refusal.ts";
import { accruedInterestRule } from "./accrued-interest.rule.ts";
import { amountToRepayRule } from "./amount-to-repay.rule.ts";
import { loanPenaltyRule } from "./penalty.rule.ts";

/** What the figures of a loan follow from. Rates are fractions per day, periods whole days. */
export interface LoanTerms {
	readonly amount: Money;
	readonly dailyRate: Rate;
	readonly penaltyRate: Rate;
	readonly loanPeriodDays: number;
	readonly freePeriodDays: number;
}

/** What is owed on a day. */
export interface Owed {
	readonly interest: Money;
	readonly penalty: Money;
	/** Principal, interest and penalty. */
	readonly amount: Money;
}

/**
 * What a loan costs `daysLent` days after the day on which it was paid out (Spec 2 §9; docs/assumptions.md, A-371):
 * nothing on the free days, then interest until the due date, then a penalty for each further day.
 */
export const owedAfter = (terms: LoanTerms, daysLent: number): Result.Result<Owed, RuleRefusal> => {
	const { amount, dailyRate, penaltyRate, loanPeriodDays, freePeriodDays } = terms;
	const overdueDays = Math.max(daysLent - loanPeriodDays, 0);
	return Result.gen(function* () {
		const { interest } = yield* accruedInterestRule.compute({
			amount,
			dailyRate,
			daysLent,
			loanPeriodDays,
			freePeriodDays,
		});
		const { penalty } = yield* loanPenaltyRule.compute({ amount, penaltyRate, overdueDays });
		const owed = yield* amountToRepayRule.compute({ principal: amount, interest, penalty });
		return { interest: money(interest), penalty: money(penalty), amount: money(owed.amount) };
	});
};
