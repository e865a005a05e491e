import { Result } from "effect";
import { transferableRule } from "../account/transferable.rule.ts";
import { type Money, money } from "../money/decimal.ts";
import { type AmountIssue, readAmount } from "../money/read-amount.ts";
import type { LanguageCode } from "../site/language.ts";
import { transferBalancesRule } from "./balances-after.rule.ts";
import type { TransferAccount, TransferOrder, TransferRecord } from "./transfer.ts";
import type { TransferForm } from "./transfer-form.ts";

export interface TransferFacts {
	/** The customer's accounts for transfers; empty while unknown. */
	readonly accounts: readonly TransferAccount[];
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
	/** The newest page of each account's transfer log, by account id, as far as it was read. */
	readonly knownRecords: Readonly<Record<number, readonly TransferRecord[]>>;
}

type TransferIssue = AmountIssue | { readonly is: "fewer than two accounts"; readonly field: "to" };

export interface TransferSummary {
	readonly from: TransferAccount | undefined;
	readonly to: TransferAccount | undefined;
	/** The largest amount, which Max enters: the free balance of the source account, cut to 2 decimals. */
	readonly max: Money | undefined;
	/** Free balances after the transfer, once the amount is valid. */
	readonly fromAfter: Money | undefined;
	readonly toAfter: Money | undefined;
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly TransferIssue[];
	/** The transfer that `submit` sends. */
	readonly order: TransferOrder | undefined;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * Validates a transfer (Spec 2 §5): an amount above zero and within the free balance, between two different accounts.
 */
export const summariseTransfer = (form: TransferForm, facts: TransferFacts): TransferSummary => {
	const { accounts, language } = facts;
	const from = accounts.find(({ accountId }) => accountId === form.from);
	const to = accounts.find(({ accountId }) => accountId === form.to && accountId !== form.from);
	const amount = readAmount(form.amount, language, { decimals, free: from?.free });
	const issues: TransferIssue[] = [];
	if (!from || !to) issues.push({ is: "fewer than two accounts", field: "to" });
	if (amount.issue) issues.push(amount.issue);
	const { value } = amount;
	return {
		from,
		to,
		max: from && money(Result.getOrThrow(transferableRule.compute({ free: from.free })).transferable),
		...(from && to && value ? balancesAfter(from, to, value) : unknownBalances),
		issues,
		order:
			from && to && value
				? {
						amount: value,
						currencyId: from.currencyId,
						from: from.accountId,
						to: to.accountId,
					}
				: undefined,
	};
};

type Balances = Pick<TransferSummary, "fromAfter" | "toAfter">;

const unknownBalances: Balances = { fromAfter: undefined, toAfter: undefined };

const balancesAfter = (from: TransferAccount, to: TransferAccount, amount: Money): Balances =>
	Result.match(transferBalancesRule.compute({ from: from.free, to: to.free, amount }), {
		onSuccess: ({ fromAfter, toAfter }) => ({ fromAfter: money(fromAfter), toAfter: money(toAfter) }),
		onFailure: () => unknownBalances,
	});
