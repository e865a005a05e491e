import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { sum } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/**
 * A sum with one more figure. A total of several figures is computed with it, one figure after another, from 0; a difference with the opposite
 * figure (docs/assumptions.md, A-911).
 */
export const sumWithRule = defineFormulaRule({
	id: "sum.with",
	title: "Sum with one more figure",
	clause: "Spec 1 §3, §4",
	formula: { sum: sum("before", "figure") },
	signed: ["before", "figure"],
	rounding: "none",
	input: Schema.Struct({ before: DecimalField, figure: DecimalField }),
	output: Schema.Struct({ sum: DecimalField }),
	examples: [
		{ shows: "the first figure", given: { before: "0", figure: "5.4201" }, gives: { sum: "5.4201" } },
		{
			shows: "a loss, with all its decimals",
			given: { before: "100", figure: "-0.123456" },
			gives: { sum: "99.876544" },
		},
		{
			shows: "text that is not a figure is refused",
			given: { before: "1", figure: "--" },
			gives: { refused: "figure" },
		},
	],
});
