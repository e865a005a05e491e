import type { Money } from "../../money/decimal.ts";
import { type LoanRecord, toRepay } from "../record/loan-record.ts";
import { canRepay } from "../record/loan-status.ts";
import type { Repayment, RepaymentAccount } from "./repayment.ts";
import type { RepaymentForm } from "./repayment-form.ts";

export interface RepaymentFacts {
	/** The loan as last read; `undefined` before. */
	readonly record: LoanRecord | undefined;
	readonly accounts: readonly RepaymentAccount[];
	readonly mayCopyAddress: boolean;
	readonly offersChat: boolean;
}

type RepaymentIssue =
	| { readonly is: "loan not to be repaid" }
	| { readonly is: "network not chosen"; readonly field: "account" }
	| { readonly is: "proof missing"; readonly field: "proof" };

export interface RepaymentSummary {
	readonly toRepay: Money | undefined;
	/** The account to pay to; its address is shown. */
	readonly account: RepaymentAccount | undefined;
	readonly canCopyAddress: boolean;
	readonly canChat: boolean;
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly RepaymentIssue[];
	/** The repayment that `submit` sends. */
	readonly repayment: Repayment | undefined;
}

/** Validates a repayment (Spec 2 §2): a loan to repay, a chosen network, and a picture as proof. */
export const summariseRepayment = (form: RepaymentForm, facts: RepaymentFacts): RepaymentSummary => {
	const { record } = facts;
	const account = facts.accounts.find(({ id }) => id === form.accountId);
	const isOpen = record !== undefined && canRepay(record);
	const issues: RepaymentIssue[] = [];
	if (!isOpen) issues.push({ is: "loan not to be repaid" });
	if (!account) issues.push({ is: "network not chosen", field: "account" });
	if (!form.proof) issues.push({ is: "proof missing", field: "proof" });
	return {
		toRepay: record && toRepay(record),
		account,
		canCopyAddress: facts.mayCopyAddress && account !== undefined,
		canChat: facts.offersChat,
		issues,
		repayment:
			isOpen && account && form.proof
				? { loanId: record.id, accountId: account.id, proof: form.proof }
				: undefined,
	};
};
