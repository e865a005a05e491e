import type { AmountWarning } from "../../money/amount-warning.ts";
import type { AmountIssue } from "../../money/read-amount.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankDepositForm } from "../bank/bank-deposit-form.ts";
import { type NewBankDepositFacts, validateNewBankDeposit } from "../bank/new-bank-deposit.ts";
import type { BankOption, ReceivingInfo, WireDepositOrder } from "../deposit.ts";
import { type DepositBlock, noWayToPay } from "../deposit-gate.ts";
import { type ProofIssue, proofMissing } from "../proof-issue.ts";
import type { WireDepositReading } from "../read-deposits.ts";

/** The facts that the app supplies. */
export type WireDepositInput = Omit<NewBankDepositFacts, "options">;

export interface WireDepositFacts extends WireDepositInput, WireDepositReading {
	/** The last receiving info and its option; the platform may have none for it. */
	readonly receiving: { readonly optionId: number; readonly info: ReceivingInfo | undefined } | undefined;
	/** Why the last reading failed. */
	readonly error: QueryError | undefined;
}

export type WireDepositIssue =
	| DepositBlock
	| AmountIssue
	| { readonly is: "receiving info missing" }
	| ProofIssue;

export interface WireDepositSummary {
	readonly option: BankOption | undefined;
	/** The account to pay to, of this option only. */
	readonly info: ReceivingInfo | undefined;
	/** The receiving info of this option was read, whether it exists or not. */
	readonly isInfoRead: boolean;
	/** Why the form cannot be sent; empty when it can. */
	readonly issues: readonly WireDepositIssue[];
	readonly warnings: readonly AmountWarning[];
	/** The deposit that `submit` sends. */
	readonly order: WireDepositOrder | undefined;
}

/**
 * Validates a deposit to a bank that the customer chooses (Spec 2 §5): what every new bank deposit needs, an account
 * to pay to, and a proof.
 */
export const summariseWireDeposit = (form: BankDepositForm, facts: WireDepositFacts): WireDepositSummary => {
	const { option, issues: basic, warnings, order } = validateNewBankDeposit(form, facts);
	const { proof } = form;
	const isInfoRead = option !== undefined && facts.receiving?.optionId === option.id;
	const info = isInfoRead ? facts.receiving?.info : undefined;
	const issues: WireDepositIssue[] = [...basic];
	if (option && !info)
		issues.push(isInfoRead ? noWayToPay(facts.contactForDeposits) : { is: "receiving info missing" });
	if (proof === undefined) issues.push(proofMissing);
	return {
		option,
		info,
		isInfoRead,
		issues,
		warnings,
		order: order && info && proof !== undefined ? { ...order, proof } : undefined,
	};
};
