import { type Decimal, decimal, type Price, price, toText, zero } from "@tradewind/domain/money";

/** A decimal text that the contract's schema has let through, so that it always reads. */
export const decimalOf = (text: string): Decimal => decimal(text);

/** A price that the wire writes as `"0"` when it is not set. */
export const priceOrUnset = (text: string): Price | undefined => {
	const value = decimalOf(text);
	return value.value === 0n ? undefined : price(value);
};

/** `"0"` where nothing is set (Spec 1 §5). */
export const textOrUnset = (value: Decimal | undefined): string => toText(value ?? zero);
