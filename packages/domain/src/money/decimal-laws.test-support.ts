import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import type { Decimal } from "./decimal.ts";

/** Any amount of zero or more, with up to `digits` decimals; small ones, halves and round ones among them. */
export const amounts = (digits: number): fc.Arbitrary<Decimal> =>
	fc
		.oneof(
			fc.bigInt(0n, 10n ** 13n),
			fc.bigInt(0n, 2000n),
			fc.bigInt(0n, 10n ** 6n).map((value) => value * 5n),
		)
		.map((value) => BigDecimal.make(value, digits));

/** As `amounts`, but never zero. */
export const amountsAboveZero = (digits: number): fc.Arbitrary<Decimal> =>
	amounts(digits).filter(({ value }) => value > 0n);

/** As `amounts`, below zero too: what can be owed. */
export const debtsAndAmounts = (digits: number): fc.Arbitrary<Decimal> =>
	fc.tuple(fc.boolean(), amounts(digits)).map(([owed, value]) => (owed ? BigDecimal.negate(value) : value));

/** The figures of a rule that does not refuse; throws the refusal otherwise. */
export const figuresOf = <Figures>(result: Result.Result<Figures, unknown>): Figures =>
	Result.getOrThrow(result);

/** Whether `shown` is `exact` brought to `digits` decimals: no further than half of the last one away. */
export const isNearest = (shown: Decimal, exact: Decimal, digits: number): boolean =>
	BigDecimal.isLessThanOrEqualTo(
		BigDecimal.abs(BigDecimal.subtract(shown, exact)),
		BigDecimal.make(5n, digits + 1),
	) && BigDecimal.normalize(shown).scale <= digits;
