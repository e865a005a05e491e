import { Result } from "effect";
import { type Decimal, zero } from "../money/decimal.ts";
import { distanceRule } from "./distance.rule.ts";
import { sumWithRule } from "./sum-with.rule.ts";
import { sumWithoutRule } from "./sum-without.rule.ts";

/** The sum of figures, by `sum.with`; 0 without any. */
export const sumOf = (figures: readonly Decimal[]): Decimal =>
	figures.reduce((before, figure) => Result.getOrThrow(sumWithRule.compute({ before, figure })).sum, zero);

/** The sum of figures that may be unknown; `undefined` if one of them is. */
export const sumOfKnown = (figures: readonly (Decimal | undefined)[]): Decimal | undefined => {
	const known = figures.filter((figure) => figure !== undefined);
	return known.length === figures.length ? sumOf(known) : undefined;
};

/** `sum` without `figure`, by `sum.without`. */
export const differenceOf = (sum: Decimal, figure: Decimal): Decimal =>
	Result.getOrThrow(sumWithoutRule.compute({ sum, figure })).rest;

/** How far two figures are apart, by `sum.distance`; never negative. */
export const distance = (one: Decimal, other: Decimal): Decimal =>
	Result.getOrThrow(distanceRule.compute({ one, other })).distance;
