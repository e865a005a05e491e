import { BigDecimal, Result } from "effect";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type Money, money } from "../../money/decimal.ts";
import type { Fund } from "../fund.ts";
import { largestSubscriptionRule } from "./largest-subscription.rule.ts";
import { coinDecimals } from "./subscription-summary.ts";

/** The largest amount of a subscription by `fund.largest-subscription`; `undefined` if nothing is free. */
export const largestSubscription = (
	{ currency, maximum }: Pick<Fund, "currency" | "maximum">,
	free: Money,
): Money | undefined => {
	const digits = currencyDecimals(currency, coinDecimals);
	const computed = largestSubscriptionRule.compute({ free, digits, ...(maximum && { maximum }) });
	const largest = Result.getOrUndefined(computed)?.largest;
	return largest && BigDecimal.isPositive(largest) ? money(largest) : undefined;
};
