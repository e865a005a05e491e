import { BigDecimal, Result, Schema } from "effect";
import { divide, rate, zero } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.hazard-rate-without";

/**
 * The hazard rate once a position is closed at the latest price (docs/assumptions.md, A-685): its profit becomes balance, so that the
 * equity stays, and its margin is released. `margin` is that of the position, `otherMargin` that of all others.
 */
export const hazardRateWithoutRule = defineRule({
	id,
	title: "Hazard rate without a position",
	clause: "Spec 1 §3",
	formula: "hazardRate × (margin + otherMargin) ÷ otherMargin; 0 without other margin",
	rounding: "2 decimals, never up",
	input: Schema.Struct({ hazardRate: DecimalField, margin: DecimalField, otherMargin: DecimalField }),
	output: Schema.Struct({ hazardRate: DecimalField }),
	examples: [
		{
			shows: "half of the margin less is twice the rate",
			given: { hazardRate: "80", margin: "10", otherMargin: "10" },
			gives: { hazardRate: "160" },
		},
		{
			shows: "a positive rate is rounded down",
			given: { hazardRate: "80", margin: "10", otherMargin: "30" },
			gives: { hazardRate: "106.66" },
		},
		{
			shows: "a rate below zero falls further, and is rounded away from zero",
			given: { hazardRate: "-80", margin: "10", otherMargin: "30" },
			gives: { hazardRate: "-106.67" },
		},
		{
			shows: "the rate is zero without other positions",
			given: { hazardRate: "80", margin: "10", otherMargin: "0" },
			gives: { hazardRate: "0" },
		},
		{
			shows: "a position without margin changes nothing",
			given: { hazardRate: "80", margin: "0", otherMargin: "10" },
			gives: { hazardRate: "80" },
		},
		{
			shows: "a negative margin is refused",
			given: { hazardRate: "80", margin: "-1", otherMargin: "10" },
			gives: { refused: "margin" },
		},
		{
			shows: "a negative margin of the others is refused",
			given: { hazardRate: "80", margin: "1", otherMargin: "-10" },
			gives: { refused: "otherMargin" },
		},
	],
	compute: ({ hazardRate, margin, otherMargin }) => {
		const negative = firstNegative({ margin, otherMargin });
		if (negative) return refuse(id, negative, "is negative");
		const equity = BigDecimal.multiply(hazardRate, BigDecimal.sum(margin, otherMargin));
		const rounding = BigDecimal.isNegative(equity) ? "up" : "down";
		return Result.succeed({ hazardRate: rate(divide(equity, otherMargin, 2, rounding) ?? zero) });
	},
});
