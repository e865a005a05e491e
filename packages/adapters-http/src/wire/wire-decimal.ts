import { type Decimal, decimal, type Price, price, toText, zero } from "@tradewind/domain/money";

/** A decimal text that has passed its Schema, so that it always parses. */
export const decimalOf = (text: string): Decimal => decimal(text);

/** A figure that may be absent, as the domain's value; `undefined` without one. */
export const figureOrNone = <Value>(
	text: string | null | undefined,
	as: (value: Decimal) => Value,
): Value | undefined => (typeof text === "string" ? as(decimalOf(text)) : undefined);

/** A price of the wire; `"0"` means that it is not set. */
export const priceOrUnset = (text: string | null | undefined): Price | undefined =>
	figureOrNone(text, (value) => (value.value === 0n ? undefined : price(value)));

/** A price for the wire; `"0"` if it is not set (Spec 1 §5). */
export const textOrUnset = (value: Decimal | undefined): string => toText(value ?? zero);
