import { BigDecimal, Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { withdrawalFeeRule } from "../figures/fee.rule.ts";
import { withdrawalMaxRule } from "../figures/max.rule.ts";
import { withdrawalReceiveRule } from "../figures/receive.rule.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

/** What an amount costs and brings on the terms of a currency (Spec 2 §9). */
export interface WithdrawalFigures {
	/** In the account's currency. */
	readonly fee: Money;
	/** What leaves the account: the amount and its fee. */
	readonly taken: Money;
	/** What arrives, in the chosen currency. */
	readonly receive: Money;
}

/** The figures of an amount of zero or more; `undefined` where the terms are none that a rule can compute with. */
export const figuresOf = (
	amount: Money,
	{ feeType, drawRate, rate }: WithdrawalCurrency,
	kind: WithdrawalKind,
): WithdrawalFigures | undefined =>
	Result.getOrUndefined(
		Result.gen(function* () {
			const { fee } = yield* withdrawalFeeRule.compute({ amount, feeType, drawRate });
			const { receive } = yield* withdrawalReceiveRule.compute({ amount, fee, rate, kind });
			return { fee: money(fee), taken: money(BigDecimal.sum(amount, fee)), receive: money(receive) };
		}),
	);

/** The part of a form that the terms hang on. */
interface Chosen {
	readonly currencyId: number | undefined;
}

export const chosenCurrency = (
	form: Chosen,
	{ currencies }: WithdrawalFacts,
): WithdrawalCurrency | undefined => currencies?.find(({ id }) => id === form.currencyId);

/** What Max writes, so that the balance covers its fee too; `undefined` while balance or terms are not known. */
export const largestWithdrawal = (form: Chosen, facts: WithdrawalFacts): Money | undefined => {
	const currency = chosenCurrency(form, facts);
	if (!currency || !facts.free) return undefined;
	const { feeType, drawRate } = currency;
	const largest = withdrawalMaxRule.compute({ balance: facts.free, feeType, drawRate });
	return Result.isSuccess(largest) ? money(largest.success.max) : undefined;
};
