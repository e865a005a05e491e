import { type AmountIssue, readAmount } from "../money/read-amount.ts";
import type { LanguageCode } from "../site/language.ts";
import type { TransferAccount, TransferOrder } from "./transfer.ts";
import type { TransferForm } from "./transfer-form.ts";

export interface TransferFacts {
	/** All of the customer's accounts that take part; empty while they are not known. */
	readonly accounts: readonly TransferAccount[];
	/** In which the amount is typed. */
	readonly language: LanguageCode;
	/** The highest id of the transfer log; `undefined` while nobody has looked. */
	readonly lastRecordId: number | undefined;
}

export type TransferIssue = AmountIssue | { readonly is: "fewer than two accounts" };

export interface TransferSummary {
	readonly from: TransferAccount | undefined;
	readonly to: TransferAccount | undefined;
	/** Why nothing can be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly TransferIssue[];
	/** What a press sends. */
	readonly order: TransferOrder | undefined;
}

/** Amounts of the site's accounts are kept to two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/** Judges a transfer (Spec 2 §5): an amount above zero that the account has, between two different accounts. */
export const summariseTransfer = (form: TransferForm, facts: TransferFacts): TransferSummary => {
	const { accounts, language } = facts;
	const from = accounts.find(({ accountId }) => accountId === form.from);
	const to = accounts.find(({ accountId }) => accountId === form.to && accountId !== form.from);
	const amount = readAmount(form.amount, language, { decimals, free: from?.free });
	const issues: TransferIssue[] = [];
	if (!from || !to) issues.push({ is: "fewer than two accounts" });
	if (amount.issue) issues.push(amount.issue);
	return {
		from,
		to,
		issues,
		order:
			from && to && amount.value
				? {
						amount: amount.value,
						currencyId: from.currencyId,
						from: from.accountId,
						to: to.accountId,
					}
				: undefined,
	};
};
