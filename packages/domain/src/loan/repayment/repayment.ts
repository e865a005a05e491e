import type { Brand } from "effect";
import type { LoanId } from "../record/loan-record.ts";

export type RepaymentAccountId = number & Brand.Brand<"RepaymentAccountId">;
export const repaymentAccountId = (id: number): RepaymentAccountId => id as RepaymentAccountId;

/** Where a loan can be repaid to (Spec 2 §3, Repayment address option). */
export interface RepaymentAccount {
	readonly id: RepaymentAccountId;
	readonly currencyCode: string;
	/** The network; empty for a currency that has none. */
	readonly protocolCode: string;
	readonly address: string;
}

/** What a customer tells of a loan that they have repaid. */
export interface Repayment {
	readonly loanId: LoanId;
	readonly accountId: RepaymentAccountId;
	/** The address of the picture that proves it. */
	readonly proof: string;
}
