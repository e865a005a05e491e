import { type Decimal, decimal, type Price, price, toText, zero } from "@tradewind/domain/money";

/** A decimal text that has passed its Schema, so that it always parses. */
export const decimalOf = (text: string): Decimal => decimal(text);

/** A price of the wire; `"0"` means that it is not set. */
export const priceOrUnset = (text: string): Price | undefined => {
	const value = decimalOf(text);
	return value.value === 0n ? undefined : price(value);
};

/** A price for the wire; `"0"` if it is not set (Spec 1 §5). */
export const textOrUnset = (value: Decimal | undefined): string => toText(value ?? zero);
