import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import type { Decimal } from "./decimal.ts";

/** Any amount of zero or more, with up to `digits` decimals; includes small, half and round amounts. */
export const amounts = (digits: number): fc.Arbitrary<Decimal> =>
	fc
		.oneof(
			fc.bigInt(0n, 10n ** 13n),
			fc.bigInt(0n, 2000n),
			fc.bigInt(0n, 10n ** 6n).map((value) => value * 5n),
		)
		.map((value) => BigDecimal.make(value, digits));

/** Like `amounts`, but never zero. */
export const amountsAboveZero = (digits: number): fc.Arbitrary<Decimal> =>
	amounts(digits).filter(({ value }) => value > 0n);

/** Like `amounts`, also negative: a debt. */
export const debtsAndAmounts = (digits: number): fc.Arbitrary<Decimal> =>
	fc.tuple(fc.boolean(), amounts(digits)).map(([owed, value]) => (owed ? BigDecimal.negate(value) : value));

/** The result of a rule that does not refuse; throws the refusal otherwise. */
export const figuresOf = <Figures>(result: Result.Result<Figures, unknown>): Figures =>
	Result.getOrThrow(result);

/** Whether `shown`, of zero or more, is `exact` with all decimals after `digits` cut off. */
export const isRoundedDown = (shown: Decimal, exact: Decimal, digits: number): boolean =>
	BigDecimal.isLessThanOrEqualTo(shown, exact) &&
	BigDecimal.isLessThan(exact, BigDecimal.sum(shown, BigDecimal.make(1n, digits))) &&
	BigDecimal.normalize(shown).scale <= digits;

/** Whether `shown` is `exact` rounded to `digits` decimals: the difference is at most half of the last decimal. */
export const isNearest = (shown: Decimal, exact: Decimal, digits: number): boolean =>
	BigDecimal.isLessThanOrEqualTo(
		BigDecimal.abs(BigDecimal.subtract(shown, exact)),
		BigDecimal.make(5n, digits + 1),
	) && BigDecimal.normalize(shown).scale <= digits;
