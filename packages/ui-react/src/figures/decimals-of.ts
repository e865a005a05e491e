import { type Decimal, toText } from "@tradewind/domain/money";

/** The decimals that `value` needs: 1 for 0.50; 0 without a value. */
export const decimalsOf = (value: Decimal | undefined): number =>
	value ? (toText(value).split(".")[1]?.length ?? 0) : 0;

/** The decimals of an exact amount of money: two, or as many as it needs. */
export const centsOrMore = (value: Decimal | undefined): number => Math.max(2, decimalsOf(value));
