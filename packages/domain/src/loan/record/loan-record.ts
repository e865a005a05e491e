import { type Brand, Result } from "effect";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import { amountToRepayRule } from "../figures/amount-to-repay.rule.ts";

export type LoanId = number & Brand.Brand<"LoanId">;
export const loanId = (id: number): LoanId => id as LoanId;

/** Where a loan stands (Spec 2 §4): 1 to 5 on the wire, in this order. */
export type LoanStatus = "waiting for review" | "to repay" | "rejected" | "repayment under check" | "repaid";

/** Who borrows, as the agreement names them (Spec 2 §3). */
export interface Borrower {
	readonly lastName: string;
	readonly firstName: string;
	readonly country: string;
	readonly mobile: string;
	readonly uid: string;
}

/** A loan as the platform last told it (Spec 2 §3, Loan record). */
export interface LoanRecord {
	readonly id: LoanId;
	readonly amount: Money;
	readonly loanPeriodDays: number;
	/** A fraction for each day. */
	readonly dailyRate: Rate;
	readonly interest: Money;
	readonly penalty: Money;
	readonly penaltyRate: Rate;
	readonly status: LoanStatus;
	/** Moments are `YYYY-MM-DD HH:mm:ss`, as the platform writes them; absent while they have not come. */
	readonly createdAt: string;
	readonly reviewedAt: string | undefined;
	readonly repaymentTime: string | undefined;
	/** The agreement as it was sent with the request: HTML; empty where the platform has none. */
	readonly agreement: string;
	readonly borrower: Borrower;
}

/** What is owed in all (Spec 2 §9); `undefined` where the platform told figures below zero. */
export const toRepay = ({ amount, interest, penalty }: LoanRecord): Money | undefined =>
	Result.getOrUndefined(
		Result.map(amountToRepayRule.compute({ principal: amount, interest, penalty }), (owed) =>
			money(owed.amount),
		),
	);

/** Only a loan that is to be repaid opens the repayment (Spec 2 §4). */
export const canRepay = ({ status }: LoanRecord): boolean => status === "to repay";

/**
 * What is known of a loan after `news` of it came: the news, unless they can only be older than what is known. A review
 * does not begin again, and what is rejected or repaid stays so; a repayment whose proof was not accepted is to be repaid
 * again.
 */
export const newerRecord = (known: LoanRecord | undefined, received: LoanRecord): LoanRecord => {
	if (!known) return received;
	return mayFollow[known.status].includes(received.status) ? received : known;
};

/** Which word may follow which; the same one brings newer figures. */
const mayFollow: Readonly<Record<LoanStatus, readonly LoanStatus[]>> = {
	"waiting for review": ["waiting for review", "to repay", "rejected", "repayment under check", "repaid"],
	"to repay": ["to repay", "repayment under check", "repaid"],
	rejected: ["rejected"],
	"repayment under check": ["repayment under check", "to repay", "repaid"],
	repaid: ["repaid"],
};
