import { type Brand, Result } from "effect";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import { amountToRepayRule } from "../figures/amount-to-repay.rule.ts";
import { isOwed, isUnpaidOut, type LoanStatus, type OwedStatus, statusProperties } from "./loan-status.ts";

export type LoanId = number & Brand.Brand<"LoanId">;
export const loanId = (id: number): LoanId => id as LoanId;

/** The borrower as named in the agreement (Spec 2 §3). */
export interface Borrower {
	readonly lastName: string;
	readonly firstName: string;
	readonly country: string;
	readonly mobile: string;
	readonly uid: string;
}

/**
 * A loan as last read from the platform (Spec 2 §3, Loan record). A figure that the platform does not report, such as the
 * interest of a loan that waits, is `undefined`.
 */
export interface LoanRecord {
	readonly id: LoanId;
	readonly amount: Money;
	readonly loanPeriodDays: number | undefined;
	/** Days without interest; `undefined` if the platform does not tell them. */
	readonly freePeriodDays: number | undefined;
	/** A fraction per day. */
	readonly dailyRate: Rate | undefined;
	readonly interest: Money | undefined;
	readonly penalty: Money | undefined;
	readonly penaltyRate: Rate | undefined;
	readonly status: LoanStatus;
	/** Times are `YYYY-MM-DD HH:mm:ss`, as the platform writes them; absent until they occur. */
	readonly createdAt: string;
	readonly reviewedAt: string | undefined;
	/** For a repaid loan the time of repayment; for other loans its meaning is up to the platform. */
	readonly repaymentTime: string | undefined;
	/** The agreement that was sent with the request: HTML; empty if the platform has none. */
	readonly agreement: string;
	/** Why the loan was rejected, or why its repayment was not accepted; empty if the platform gives no reason. */
	readonly reason: string;
	readonly borrower: Borrower;
}

/** A loan whose money is owed. */
export type OwedLoan = LoanRecord & { readonly status: OwedStatus };

/**
 * What the customer owes for all of `loans` (docs/assumptions.md, A-513): nothing without a loan to repay; `undefined` if the
 * figures of one are not known. While a repayment is checked the debt still stands.
 */
export const debtOf = (loans: readonly LoanRecord[]): Money | undefined => {
	const owed = sumOfKnown(loans.filter(isOwed).map(toRepay));
	return owed && money(owed);
};

/** The loan that blocks withdrawals and transfers: one that was paid out and is not repaid (Spec 2 §6, docs/assumptions.md, A-374). */
export const blockingLoan = (loans: readonly LoanRecord[]): OwedLoan | undefined => loans.find(isOwed);

/** The total amount owed (Spec 2 §9); `undefined` for negative or unknown figures, and for a loan that was not paid out. */
export const toRepay = ({ status, amount, interest, penalty }: LoanRecord): Money | undefined =>
	isUnpaidOut({ status }) || !interest || !penalty
		? undefined
		: Result.getOrUndefined(
				Result.map(amountToRepayRule.compute({ principal: amount, interest, penalty }), (owed) =>
					money(owed.amount),
				),
			);

/**
 * The newer of the known loan and a received one. A received status that can only be older is ignored: a review does
 * not start again, and rejected and repaid are final. A repayment that was not accepted returns to 'to repay'. The same
 * status brings newer figures.
 */
export const newerRecord = (known: LoanRecord | undefined, received: LoanRecord): LoanRecord =>
	!known ||
	received.status === known.status ||
	statusProperties[known.status].followers.includes(received.status)
		? received
		: known;
