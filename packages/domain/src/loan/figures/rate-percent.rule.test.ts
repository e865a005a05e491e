import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, toText } from "../../money/decimal.ts";
import { amounts, figuresOf } from "../../money/decimal-properties.test-support.ts";
import { runRule } from "../../rule/run-rule.ts";
import { ratePercentRule } from "./rate-percent.rule.ts";

test.each(ratePercentRule.examples)("Spec 2 §3: loan.rate-percent: $shows", ({ given, gives }) => {
	const result = runRule(ratePercentRule, given);
	expect(Result.isSuccess(result) ? result.success : { refused: result.failure.field }).toEqual(gives);
});

test("loan.rate-percent: that percentage of an amount is the rate times the amount", () => {
	fc.assert(
		fc.property(amounts(2), amounts(8), (amount, rate) => {
			const { percent } = figuresOf(ratePercentRule.compute({ rate }));
			expect(toText(percentOf(amount, percent))).toBe(toText(BigDecimal.multiply(amount, rate)));
		}),
	);
});
