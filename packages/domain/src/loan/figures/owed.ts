import { Result } from "effect";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import type { RuleRefusal } from "../../rule/rule-refusal.ts";
import { accruedInterestRule } from "./accrued-interest.rule.ts";
import { amountToRepayRule } from "./amount-to-repay.rule.ts";
import { loanPenaltyRule } from "./penalty.rule.ts";
import { totalInterestRule } from "./total-interest.rule.ts";

/** The inputs of a loan's figures. Rates are fractions per day, periods whole days. */
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
 * What a loan costs `daysLent` days after the day on which it was paid out (Spec 2 §9): the interest of the contract from the
 * first day, and a penalty for each day after the due date (docs/assumptions.md, A-371). On a platform whose interest
 * `accrues`, that of the days so far instead.
 */
export const owedAfter = (
	terms: LoanTerms,
	daysLent: number,
	accrues = false,
): Result.Result<Owed, RuleRefusal> => {
	const { amount, penaltyRate, loanPeriodDays } = terms;
	const overdueDays = Math.max(daysLent - loanPeriodDays, 0);
	return Result.gen(function* () {
		const { interest } = yield* accrues
			? accruedInterestRule.compute({ ...terms, daysLent })
			: totalInterestRule.compute(terms);
		const { penalty } = yield* loanPenaltyRule.compute({ amount, penaltyRate, overdueDays });
		const owed = yield* amountToRepayRule.compute({ principal: amount, interest, penalty });
		return { interest: money(interest), penalty: money(penalty), amount: money(owed.amount) };
	});
};
