import { Result } from "effect";
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
	/** The fund as last read; `undefined` until then. */
	readonly fund: Fund | undefined;
	/** In which the amount is typed. */
	readonly language: LanguageCode;
}

export interface SubscriptionSummary {
	/** What the fund pays a day on what is typed, in its currency; `undefined` where that can't be read. */
	readonly dailyProfit: Money | undefined;
	/** What it pays while the amount stays. */
	readonly totalProfit: Money | undefined;
	/** Why nothing can be sent; empty when it can. */
	readonly issues: readonly AmountIssue[];
	/** What a confirmation sends. */
	readonly order: SubscriptionOrder | undefined;
}

/** Funds of crypto currencies have parts this small. */
const decimals = 8;

/**
 * Judges a subscription (Spec 2 §5, §9): an amount above zero, not below the fund's minimum nor above its maximum. The
 * fund's limit is only shown. The profits follow what is typed, within the bounds or not.
 */
export const summariseSubscription = (
	form: SubscriptionForm,
	{ fund, language }: SubscriptionFacts,
): SubscriptionSummary => {
	const amount = readAmount(form.amount, language, {
		decimals,
		minimum: fund?.minimum,
		maximum: fund?.maximum,
	});
	return {
		...(fund ? profitsOf(fund, form.amount, language) : noProfits),
		issues: amount.issue ? [amount.issue] : [],
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
