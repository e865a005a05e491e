import type { AmountWarning } from "../../money/amount-warning.ts";
import type { AmountIssue } from "../../money/read-amount.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankOption, PendingDeposit } from "../deposit.ts";
import type { DepositBlock } from "../deposit-gate.ts";
import { type ProofIssue, proofMissing } from "../proof-issue.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { type DepositStage, depositStage } from "../record/deposit-stage.ts";
import type { BankDepositCommand } from "./bank-deposit-command.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";
import { type NewBankDepositFacts, validateNewBankDeposit } from "./new-bank-deposit.ts";

/** The facts that the app supplies. */
export interface BankDepositInput extends Omit<NewBankDepositFacts, "options"> {
	/** The site allows cancelling an unmatched deposit (Spec 2 §4). */
	readonly mayCancel: boolean;
}

export interface BankDepositFacts extends BankDepositInput, BankDepositReading {
	/** Why the last reading failed. */
	readonly error: QueryError | undefined;
	/** Consecutive failed polls: the age of the shown data in units of `pollIntervalMs`. */
	readonly missedPolls: number;
	/** The deposit that was pending without a proof until the platform stopped listing it; until 'dismiss'. */
	readonly ended: PendingDeposit | undefined;
	/** The record that is open. */
	readonly opened: DepositRecord | undefined;
	/** The page is visible. */
	readonly isPageVisible: boolean;
}

export type BankDepositIssue = DepositBlock | AmountIssue | ProofIssue;

export interface BankDepositSummary {
	readonly stage: DepositStage;
	readonly option: BankOption | undefined;
	/**
	 * Why the form cannot be sent, in the order of the fields; empty when it can or when there is nothing to fill in.
	 */
	readonly issues: readonly BankDepositIssue[];
	readonly warnings: readonly AmountWarning[];
	/** The command that `submit` sends. */
	readonly command: BankDepositCommand | undefined;
	/** The command that 'cancel' sends, if allowed. */
	readonly cancel: BankDepositCommand | undefined;
}

/**
 * Validates a bank deposit at its stage (Spec 2 §4, §5): a new one needs an amount and a currency or bank, a matched
 * one its proof. While it waits for a match it can only be cancelled, if allowed. A demo account or an unverified
 * name does not block the proof of an existing deposit.
 */
export const summariseBankDeposit = (form: BankDepositForm, facts: BankDepositFacts): BankDepositSummary => {
	const { pending, mayCancel, options } = facts;
	const stage = depositStage(pending);
	const option = options.find(({ id }) => id === (stage === "new" ? form.optionId : pending?.optionId));
	const nothing = { stage, option, issues: [], warnings: [], command: undefined, cancel: undefined };
	if (pending && stage === "waiting for match")
		return { ...nothing, cancel: mayCancel ? { is: "cancel", depositId: pending.id } : undefined };
	if (pending && stage === "waiting for proof") {
		const { proof } = form;
		return proof === undefined
			? { ...nothing, issues: [proofMissing] }
			: { ...nothing, command: { is: "upload proof", depositId: pending.id, proof } };
	}
	const { issues, warnings, order } = validateNewBankDeposit(form, facts);
	return { ...nothing, issues, warnings, command: order && { is: "create", order } };
};
