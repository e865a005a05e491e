import { type AmountWarning, amountWarnings } from "../../money/amount-warning.ts";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { BankDepositOrder, BankOption } from "../deposit.ts";
import { type DepositBlock, type DepositGate, noWayToPay } from "../deposit-gate.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";

export interface NewBankDepositFacts {
	readonly gate: DepositGate;
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
	/** Support is offered if there is no account to pay to. */
	readonly contactForDeposits: boolean;
	readonly options: readonly BankOption[];
}

export interface NewBankDeposit {
	readonly option: BankOption | undefined;
	readonly issues: readonly (DepositBlock | AmountIssue)[];
	/** The limits of the option that the amount violates, as warnings. */
	readonly warnings: readonly AmountWarning[];
	readonly order: BankDepositOrder | undefined;
}

/** Of an option that is not named after its currency. */
const usualDecimals = 2;

/**
 * Validates the common part of new bank deposits (Spec 2 §5): a customer who may deposit, a currency or bank, and an
 * amount. One outside the limits of the option is a warning only.
 */
export const validateNewBankDeposit = (
	form: BankDepositForm,
	{ gate, language, contactForDeposits, options }: NewBankDepositFacts,
): NewBankDeposit => {
	const option = options.find(({ id }) => id === form.optionId);
	const amount = readAmount(form.amount, language, {
		decimals: currencyDecimals(option?.name ?? "", usualDecimals),
	});
	const issues: (DepositBlock | AmountIssue)[] = [];
	if (gate.is !== "open") issues.push(gate);
	if (!option) issues.push(noWayToPay(contactForDeposits));
	if (amount.issue) issues.push(amount.issue);
	const isComplete = gate.is === "open" && option && amount.value;
	return {
		option,
		issues,
		warnings: option ? amountWarnings(amount.value, option) : [],
		order: isComplete ? { optionId: option.id, amount: amount.value } : undefined,
	};
};
