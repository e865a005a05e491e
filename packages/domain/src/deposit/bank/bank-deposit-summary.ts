import type { AmountIssue } from "../../money/read-amount.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankOption, PendingDeposit } from "../deposit.ts";
import type { DepositBlock } from "../deposit-gate.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { type DepositStage, depositStage } from "../record/deposit-stage.ts";
import type { BankDepositCommand } from "./bank-deposit-command.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";
import { judgeNewBankDeposit, type NewBankDepositFacts } from "./new-bank-deposit.ts";

/** What the app tells the machine, at first and whenever it changes. */
export interface BankDepositInput extends Omit<NewBankDepositFacts, "options"> {
	/** The site lets a deposit that is not matched yet be cancelled (Spec 2 §4). */
	readonly mayCancel: boolean;
}

export interface BankDepositFacts extends BankDepositInput, BankDepositReading {
	/** Why it could not be read the last time. */
	readonly error: QueryError | undefined;
	/** How many polls in a row brought nothing: so old is what is shown, times `pollInterval`. */
	readonly missedPolls: number;
	/** The deposit that was waited for until the platform no longer listed it; until 'dismiss'. */
	readonly ended: PendingDeposit | undefined;
	/** The record that is being read. */
	readonly opened: DepositRecord | undefined;
	/** Somebody is on the page. */
	readonly isPageVisible: boolean;
}

export type BankDepositIssue = DepositBlock | AmountIssue | { readonly is: "proof missing" };

export interface BankDepositSummary {
	readonly stage: DepositStage;
	readonly option: BankOption | undefined;
	/** Why nothing can be sent, in the order of the fields; empty when it can, or when there is nothing to fill in. */
	readonly issues: readonly BankDepositIssue[];
	/** What a press sends. */
	readonly command: BankDepositCommand | undefined;
	/** What cancelling sends, where it is allowed. */
	readonly cancel: BankDepositCommand | undefined;
}

/**
 * Judges a bank deposit at its stage (Spec 2 §4, §5): a new one needs an amount and a currency or bank, a matched one its
 * proof. One that waits for its match needs nothing; it can be cancelled where the site allows that. Neither a demo
 * account nor a name that is not verified bars the proof of a deposit that was already created.
 */
export const summariseBankDeposit = (form: BankDepositForm, facts: BankDepositFacts): BankDepositSummary => {
	const { pending, mayCancel, options } = facts;
	const stage = depositStage(pending);
	const option = options.find(({ id }) => id === (stage === "new" ? form.optionId : pending?.optionId));
	const nothing = { stage, option, issues: [], command: undefined, cancel: undefined };
	if (pending && stage === "waiting for match")
		return { ...nothing, cancel: mayCancel ? { is: "cancel", depositId: pending.id } : undefined };
	if (pending && stage === "waiting for proof") {
		const { proof } = form;
		return proof === undefined
			? { ...nothing, issues: [{ is: "proof missing" }] }
			: { ...nothing, command: { is: "upload proof", depositId: pending.id, proof } };
	}
	const { issues, order } = judgeNewBankDeposit(form, facts);
	return { ...nothing, issues, command: order && { is: "create", order } };
};
