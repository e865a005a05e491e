import { type Decimal, toText } from "@tradewind/domain";

/** The decimals that `value` needs: 1 for 0.50. */
export const decimalsOf = (value: Decimal): number => toText(value).split(".")[1]?.length ?? 0;
