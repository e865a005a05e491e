import { BigDecimal } from "effect";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { type Money, money, round } from "../../money/decimal.ts";
import type { Fund } from "../fund.ts";
import { coinDecimals } from "./subscription-summary.ts";

/**
 * The largest amount of a subscription, which Max enters: what is free, but not more than the fund's maximum, cut to the
 * decimals of the currency. `undefined` if nothing is free.
 */
export const largestSubscription = (
	{ currency, maximum }: Pick<Fund, "currency" | "maximum">,
	free: Money,
): Money | undefined => {
	const payable = maximum ? BigDecimal.min(free, maximum) : free;
	const largest = round(payable, currencyDecimals(currency, coinDecimals), "down");
	return BigDecimal.isPositive(largest) ? money(largest) : undefined;
};
