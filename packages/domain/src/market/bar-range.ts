import { BigDecimal } from "effect";
import type { Price } from "../money/decimal.ts";
import type { Candle } from "./candle.ts";

/** The highest and the lowest price of all bars; `undefined` without bars. */
export const barRange = (
	bars: readonly Candle[],
): { readonly high: Price; readonly low: Price } | undefined => {
	const [first, ...others] = bars;
	if (!first) return undefined;
	let { high, low } = first;
	for (const bar of others) {
		if (BigDecimal.isGreaterThan(bar.high, high)) high = bar.high;
		if (BigDecimal.isLessThan(bar.low, low)) low = bar.low;
	}
	return { high, low };
};
