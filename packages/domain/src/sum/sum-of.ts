import { BigDecimal, Result } from "effect";
import { type Decimal, zero } from "../money/decimal.ts";
import { sumWithRule } from "./sum-with.rule.ts";

/** The sum of figures, by `sum.with`; 0 without any. */
export const sumOf = (figures: readonly Decimal[]): Decimal =>
	figures.reduce((before, figure) => Result.getOrThrow(sumWithRule.compute({ before, figure })).sum, zero);

/** The sum of figures that may be unknown; `undefined` if one of them is. */
export const sumOfKnown = (figures: readonly (Decimal | undefined)[]): Decimal | undefined => {
	const known = figures.filter((figure) => figure !== undefined);
	return known.length === figures.length ? sumOf(known) : undefined;
};

/** A sum without one of its figures, by `sum.with` the opposite figure. */
export const differenceOf = (sum: Decimal, figure: Decimal): Decimal =>
	sumOf([sum, BigDecimal.negate(figure)]);

/** How far two figures are apart: their difference without its sign. */
export const distance = (one: Decimal, other: Decimal): Decimal => BigDecimal.abs(differenceOf(one, other));
