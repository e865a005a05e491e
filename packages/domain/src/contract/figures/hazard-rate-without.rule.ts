import { Schema } from "effect";
import { zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, equals, multiply, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The hazard rate once a position is closed at the latest price (docs/assumptions.md, A-685): its profit becomes balance, so that the
 * equity stays, and its margin is released. `margin` is that of the position, `otherMargin` that of all others.
 */
export const hazardRateWithoutRule = defineFormulaRule({
	id: "contract.hazard-rate-without",
	title: "Hazard rate without a position",
	clause: "Spec 1 §3",
	formula: {
		hazardRate: choose(equals("otherMargin", zero), {
			"without other margin": zero,
			"": divide(multiply("hazardRate", sum("margin", "otherMargin")), "otherMargin", 2, "floor"),
		}),
	},
	signed: ["hazardRate"],
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
});
