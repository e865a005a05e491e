import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toText } from "../../money/decimal.ts";
import { amounts, figuresOf, isRoundedDown } from "../../money/decimal-properties.test-support.ts";
import { remainingSecondsRule } from "../order/remaining-seconds.rule.ts";
import { expectedIncomeRule } from "./expected-income.rule.ts";
import { microLossRule } from "./loss.rule.ts";
import { profitPercentRule } from "./profit-percent.rule.ts";

const levels = fc.integer({ min: 0, max: 5 });
const levelsAboveZero = fc.integer({ min: 1, max: 5 });

describe("Properties of the micro rules", () => {
	test("micro.expected-income: the exact product rounded down to cents, so that no more is paid", () => {
		fc.assert(
			fc.property(amounts(4), amounts(6), (amount, profitRatio) => {
				const { income } = figuresOf(expectedIncomeRule.compute({ amount, profitRatio }));
				expect(isRoundedDown(income, BigDecimal.multiply(amount, profitRatio), 2)).toBe(true);
			}),
		);
	});

	test("micro.expected-income: a larger amount never has a lower income", () => {
		fc.assert(
			fc.property(amounts(4), amounts(4), amounts(6), (amount, more, profitRatio) => {
				const income = (stake: typeof amount) =>
					figuresOf(expectedIncomeRule.compute({ amount: stake, profitRatio })).income;
				const larger = BigDecimal.sum(amount, more);
				expect(BigDecimal.isGreaterThanOrEqualTo(income(larger), income(amount))).toBe(true);
			}),
		);
	});

	test("micro.loss: at level 0 exactly the amount is at risk, at any other what could be won (A-830)", () => {
		fc.assert(
			fc.property(amounts(6), amounts(6), levelsAboveZero, (amount, profitRatio, lossLevel) => {
				const loss = (level: number) =>
					figuresOf(microLossRule.compute({ amount, profitRatio, lossLevel: level })).loss;
				const { income } = figuresOf(expectedIncomeRule.compute({ amount, profitRatio }));
				expect(toText(loss(0))).toBe(toText(amount));
				expect(toText(loss(lossLevel))).toBe(toText(income));
			}),
		);
	});

	test("micro.loss: a ratio of at most 1 never loses more than the amount", () => {
		fc.assert(
			fc.property(amounts(6), fc.bigInt(0n, 1000n), levels, (amount, thousandths, lossLevel) => {
				const profitRatio = BigDecimal.make(thousandths, 3);
				const { loss } = figuresOf(microLossRule.compute({ amount, profitRatio, lossLevel }));
				expect(BigDecimal.isLessThanOrEqualTo(loss, amount)).toBe(true);
			}),
		);
	});

	test("micro.profit-percent: exactly a hundred times the ratio", () => {
		fc.assert(
			fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 2, max: 9 }), (value, digits) => {
				const { percent } = figuresOf(
					profitPercentRule.compute({ profitRatio: BigDecimal.make(value, digits) }),
				);
				expect(toText(percent)).toBe(toText(BigDecimal.make(value, digits - 2)));
			}),
		);
	});

	test("micro.remaining-seconds: exactly a thousandth of the milliseconds", () => {
		fc.assert(
			fc.property(fc.bigInt(0n, 10n ** 12n), (value) => {
				const remainMilliSeconds = BigDecimal.make(value, 0);
				const { seconds } = figuresOf(remainingSecondsRule.compute({ remainMilliSeconds }));
				expect(toText(seconds)).toBe(toText(BigDecimal.make(value, 3)));
			}),
		);
	});
});
