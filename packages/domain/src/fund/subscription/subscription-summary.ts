import { Result } from "effect";
import { type AmountWarning, amountWarnings } from "../../money/amount-warning.ts";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type Money, money } from "../../money/decimal.ts";
import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import { fundDailyProfitRule } from "../figures/daily-profit.rule.ts";
import { fundTotalProfitRule } from "../figures/total-profit.rule.ts";
import type { Fund } from "../fund.ts";
import type { SubscriptionOrder } from "./subscription.ts";
import type { SubscriptionForm } from "./subscription-form.ts";

export interface SubscriptionFacts {
	/** The fund as last read; `undefined` before. */
	readonly fund: Fund | undefined;
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
}

export interface SubscriptionSummary {
	/** Daily profit of the typed amount in the fund's currency; `undefined` if the amount cannot be read. */
	readonly dailyProfit: Money | undefined;
	/** Profit over the lock period. */
	readonly totalProfit: Money | undefined;
	/** Why the form cannot be sent; empty when it can. */
	readonly issues: readonly AmountIssue[];
	/** The limits of the fund that the amount violates, as warnings. */
	readonly warnings: readonly AmountWarning[];
	/** The subscription that 'confirm' sends. */
	readonly order: SubscriptionOrder | undefined;
}

/** Funds of crypto currencies have up to eight decimals. */
export const coinDecimals = 8;

/**
 * Validates a subscription (Spec 2 §5, §9): an amount above zero. An amount outside the fund's minimum and maximum is
 * a warning only; its `limit` is only displayed. Profits are computed for any amount.
 */
export const summariseSubscription = (
	form: SubscriptionForm,
	{ fund, language }: SubscriptionFacts,
): SubscriptionSummary => {
	const amount = readAmount(form.amount, language, {
		decimals: currencyDecimals(fund?.currency ?? "", coinDecimals),
	});
	return {
		...(fund ? profitsOf(fund, form.amount, language) : noProfits),
		issues: amount.issue ? [amount.issue] : [],
		warnings: fund ? amountWarnings(amount.value, fund) : [],
		order: fund && amount.value ? { fund: fund.id, amount: amount.value } : undefined,
	};
};

type Profits = Pick<SubscriptionSummary, "dailyProfit" | "totalProfit">;

const noProfits: Profits = { dailyProfit: undefined, totalProfit: undefined };

const profitsOf = ({ dividendPercent, lockDays }: Fund, text: string, language: LanguageCode): Profits =>
	Result.getOrElse(
		Result.gen(function* () {
			const amount = yield* readTypedDecimal(text, language);
			const { profit: dailyProfit } = yield* fundDailyProfitRule.compute({ amount, dividendPercent });
			const { profit } = yield* fundTotalProfitRule.compute({ dailyProfit, lockDays });
			return { dailyProfit: money(dailyProfit), totalProfit: money(profit) };
		}),
		() => noProfits,
	);
