import { BigDecimal } from "effect";
import { toText } from "./decimal.ts";

/** `value` with every decimal in it as text, for whole-value assertions: two equal decimals may be stored differently. */
export const plain = (value: unknown): unknown => {
	if (BigDecimal.isBigDecimal(value)) return toText(value);
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== "object" || value === null || value instanceof Set) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
};
