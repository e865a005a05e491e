import { BigDecimal } from "effect";
import { decimal, divide, type Rate, rate } from "../money/decimal.ts";
import type { Candle } from "./candle.ts";

const hundred = decimal("100");

/**
 * Percent from the close of the bar before to the close of this one, two decimals, half up. Without a bar before it,
 * or one that closed at zero, nobody knows it.
 */
export const barChange = (bar: Candle, before: Candle | undefined): Rate | undefined => {
	if (!before) return undefined;
	const moved = BigDecimal.multiply(BigDecimal.subtract(bar.close, before.close), hundred);
	const percent = divide(moved, before.close, 2, "half up");
	return percent && rate(percent);
};
