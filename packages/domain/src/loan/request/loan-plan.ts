import type { Brand } from "effect";
import type { Money, Rate } from "../../money/decimal.ts";

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
