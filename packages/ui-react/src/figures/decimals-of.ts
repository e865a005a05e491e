import { type Decimal, toText } from "@tradewind/domain/money";

/** The decimals that `value` needs: 1 for 0.50. */
export const decimalsOf = (value: Decimal): number => toText(value).split(".")[1]?.length ?? 0;

/** The decimals of an exact amount of money: two, or as many as it needs. */
export const centsOrMore = (value: Decimal | undefined): number => Math.max(2, value ? decimalsOf(value) : 0);
