import { BigDecimal, type Brand, Result } from "effect";
import { type Decimal, type Money, type Rate, wholeDecimal } from "../../money/decimal.ts";
import { aprOf } from "../figures/apr.rule.ts";
import { totalInterestRule } from "../figures/total-interest.rule.ts";

export type LoanPlanId = number & Brand.Brand<"LoanPlanId">;
export const loanPlanId = (id: number): LoanPlanId => id as LoanPlanId;

/** The terms of a loan (Spec 2 §3, Loan plan). Periods are whole days. */
export interface LoanPlan {
	readonly id: LoanPlanId;
	readonly loanPeriodDays: number;
	/** Days of the period without interest; `undefined` if the platform does not report them. */
	readonly freePeriodDays: number | undefined;
	/** Limits of the amount; `undefined` if the platform reports none. */
	readonly minAmount: Money | undefined;
	readonly maxAmount: Money | undefined;
	/** A fraction of the amount per day: 0.001 is a thousandth. */
	readonly dailyRate: Rate;
	/** A fraction, charged on an overdue loan. */
	readonly penaltyRate: Rate | undefined;
	/** The agreement stored by the platform: HTML, never parsed here. */
	readonly agreement: string;
}

/** The plans with the shortest period first, then with the lowest rate (docs/assumptions.md, A-595). */
export const sortedPlans = (plans: readonly LoanPlan[]): readonly LoanPlan[] =>
	plans.toSorted(
		(one, other) =>
			one.loanPeriodDays - other.loanPeriodDays || BigDecimal.Order(one.dailyRate, other.dailyRate),
	);

/** Any amount: the interest of a plan is proportional to it, and so the annual rate does not depend on it. */
const sampleAmount = wholeDecimal(10_000);

/** The annual percentage rate of a plan; `undefined` where its interest is not known, or the rule refuses it. */
export const planApr = ({ loanPeriodDays, freePeriodDays, dailyRate }: LoanPlan): Decimal | undefined => {
	if (freePeriodDays === undefined) return undefined;
	const interest = totalInterestRule.compute({
		amount: sampleAmount,
		dailyRate,
		loanPeriodDays,
		freePeriodDays,
	});
	return Result.isSuccess(interest)
		? aprOf({ amount: sampleAmount, interest: interest.success.interest, loanPeriodDays })
		: undefined;
};
