import { decimal, type Price, price } from "@tradewind/domain/money";

/** The price at a pixel of the canvas, with the decimals of the instrument; `undefined` outside of all prices. */
export const priceAt = (value: number | null, digits: number): Price | undefined =>
	value === null || Number(value.toFixed(digits)) <= 0 ? undefined : price(decimal(value.toFixed(digits)));
