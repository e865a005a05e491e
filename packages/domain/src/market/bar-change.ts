import { BigDecimal } from "effect";
import { decimal, divide, type Rate, rate } from "../money/decimal.ts";
import type { Candle } from "./candle.ts";

const hundred = decimal("100");

/**
 * Change from the previous bar's close to this one's in percent, two decimals, half up. `undefined` without a
 * previous bar, or if it closed at zero.
 */
export const barChange = (bar: Candle, before: Candle | undefined): Rate | undefined => {
	if (!before) return undefined;
	const moved = BigDecimal.multiply(BigDecimal.subtract(bar.close, before.close), hundred);
	const percent = divide(moved, before.close, 2, "half up");
	return percent && rate(percent);
};
