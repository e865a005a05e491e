import type { Brand } from "effect";
import type { Money, Rate } from "../../money/decimal.ts";

export type LoanPlanId = number & Brand.Brand<"LoanPlanId">;
export const loanPlanId = (id: number): LoanPlanId => id as LoanPlanId;

/** The terms of a loan (Spec 2 §3, Loan plan). Periods are whole days. */
export interface LoanPlan {
	readonly id: LoanPlanId;
	readonly loanPeriodDays: number;
	/** Days of the period without interest. */
	readonly freePeriodDays: number;
	readonly minAmount: Money;
	readonly maxAmount: Money;
	/** A fraction of the amount per day: 0.001 is a thousandth. */
	readonly dailyRate: Rate;
	/** A fraction, charged on an overdue loan. */
	readonly penaltyRate: Rate;
	/** The agreement stored by the platform: HTML, never parsed here. */
	readonly agreement: string;
}
