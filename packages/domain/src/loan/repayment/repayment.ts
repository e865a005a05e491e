import type { Brand } from "effect";
import type { LoanId } from "../record/loan-record.ts";

export type RepaymentAccountId = number & Brand.Brand<"RepaymentAccountId">;
export const repaymentAccountId = (id: number): RepaymentAccountId => id as RepaymentAccountId;

/** An account for repayments (Spec 2 §3, Repayment address option). */
export interface RepaymentAccount {
	readonly id: RepaymentAccountId;
	readonly currencyCode: string;
	/** The network; empty for a currency without one. */
	readonly protocolCode: string;
	readonly address: string;
}

/** A repayment as reported by the customer. */
export interface Repayment {
	readonly loanId: LoanId;
	readonly accountId: RepaymentAccountId;
	/** Address of the picture that proves the payment. */
	readonly proof: string;
}
