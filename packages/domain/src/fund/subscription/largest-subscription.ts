import { BigDecimal } from "effect";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type Money, money, round } from "../../money/decimal.ts";
import type { Fund } from "../fund.ts";
import { coinDecimals } from "./subscription-summary.ts";

/**
 * The largest amount of a subscription, which Max enters: what is free, cut to the decimals of the currency, but not more than
 * the fund's maximum. `undefined` if nothing is free.
 */
export const largestSubscription = (
	{ currency, maximum }: Pick<Fund, "currency" | "maximum">,
	free: Money,
): Money | undefined => {
	const payable = round(free, currencyDecimals(currency, coinDecimals), "down");
	const largest = maximum ? BigDecimal.min(payable, maximum) : payable;
	return BigDecimal.isPositive(largest) ? money(largest) : undefined;
};
