import type { Brand } from "effect";
import type { Money, Rate } from "../../money/decimal.ts";

export type LoanPlanId = number & Brand.Brand<"LoanPlanId">;
export const loanPlanId = (id: number): LoanPlanId => id as LoanPlanId;

/** On what terms the platform lends (Spec 2 §3, Loan plan). Periods are whole days. */
export interface LoanPlan {
	readonly id: LoanPlanId;
	readonly loanPeriodDays: number;
	/** Days of the period for which no interest is taken. */
	readonly freePeriodDays: number;
	readonly minAmount: Money;
	readonly maxAmount: Money;
	/** A fraction of the amount for each day: 0.001 is a thousandth. */
	readonly dailyRate: Rate;
	/** A fraction, taken of a loan that is late. */
	readonly penaltyRate: Rate;
	/** The agreement as the platform stores it: HTML, never taken apart here. */
	readonly agreement: string;
}
