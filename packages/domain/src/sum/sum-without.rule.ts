import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { subtract } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** A sum without one of its figures: what is left, missing, or changed between two sums (docs/assumptions.md, A-911). */
export const sumWithoutRule = defineFormulaRule({
	id: "sum.without",
	title: "Sum without one of its figures",
	clause: "Spec 1 §3, §4",
	formula: { rest: subtract("sum", "figure") },
	signed: ["sum", "figure"],
	rounding: "none",
	input: Schema.Struct({ sum: DecimalField, figure: DecimalField }),
	output: Schema.Struct({ rest: DecimalField }),
	examples: [
		{
			shows: "frozen money without the margin",
			given: { sum: "116.464", figure: "16.464" },
			gives: { rest: "100" },
		},
		{
			shows: "more than the sum leaves less than nothing",
			given: { sum: "1", figure: "1.000001" },
			gives: { rest: "-0.000001" },
		},
		{
			shows: "text that is not a figure is refused",
			given: { sum: "1", figure: "--" },
			gives: { refused: "figure" },
		},
	],
});
