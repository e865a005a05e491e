import { type Decimal, decimal, type Price, price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

/** A price of the wire; `"0"` is no price. The text has passed its Schema. */
export const priceOrNone = (text: string): Price | undefined => {
	const value = decimal(text);
	return BigDecimal.isZero(value) ? undefined : price(value);
};

export const hasTooManyDecimals = (value: Decimal | undefined, digits: number): boolean =>
	value !== undefined && BigDecimal.normalize(value).scale > digits;
