import { type Decimal, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** Plain decimal text of any length: no exponent, no grouping, a point as decimal mark. */
export const isFigure = (value: unknown): value is string =>
	typeof value === "string" && plainDecimal.test(value);

/** `computed − expected`, exact; `undefined` if both are the same number. */
export const differenceOf = (computed: string, expected: string): string | undefined => {
	if (computed === expected) return undefined;
	const difference = BigDecimal.subtract(read(computed), read(expected));
	return difference.value === 0n ? undefined : toText(difference);
};

const read = (figure: string): Decimal => {
	const point = figure.indexOf(".");
	return point === -1
		? BigDecimal.fromBigInt(BigInt(figure))
		: BigDecimal.make(BigInt(figure.slice(0, point) + figure.slice(point + 1)), figure.length - point - 1);
};
