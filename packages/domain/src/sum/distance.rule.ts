import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { choose, isAtMost, subtract } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** How far two figures are apart, such as a stop and the latest price. */
export const distanceRule = defineFormulaRule({
	id: "sum.distance",
	title: "Distance of two figures",
	clause: "Spec 1 §5",
	formula: {
		distance: choose(isAtMost("other", "one"), {
			"not below": subtract("one", "other"),
			below: subtract("other", "one"),
		}),
	},
	signed: ["one", "other"],
	rounding: "none",
	input: Schema.Struct({ one: DecimalField, other: DecimalField }),
	output: Schema.Struct({ distance: DecimalField }),
	examples: [
		{
			shows: "a price above the other",
			given: { one: "1.08402", other: "1.08" },
			gives: { distance: "0.00402" },
		},
		{
			shows: "a price below the other",
			given: { one: "1.08", other: "1.08402" },
			gives: { distance: "0.00402" },
		},
		{ shows: "across zero", given: { one: "-1", other: "2" }, gives: { distance: "3" } },
		{
			shows: "text that is not a figure is refused",
			given: { one: "1", other: "--" },
			gives: { refused: "other" },
		},
	],
});
