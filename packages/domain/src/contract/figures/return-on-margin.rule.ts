import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { percentage } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * Profit of a contract order in percent of its margin (docs/assumptions.md, A-139). Refuses a margin of zero or less.
 */
export const returnOnMarginRule = defineFormulaRule({
	id: "contract.return-on-margin",
	title: "Profit of a contract order in percent of its margin",
	clause: "Spec 1 §3",
	formula: { percent: percentage("profit", "margin", 2, "half up") },
	signed: ["profit"],
	rounding: "2 decimals, half away from zero",
	input: Schema.Struct({ profit: DecimalField, margin: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "a profit of a quarter of the margin",
			given: { profit: "1.355025", margin: "5.4201" },
			gives: { percent: "25" },
		},
		{
			shows: "a loss is negative",
			given: { profit: "-0.24", margin: "5.4201" },
			gives: { percent: "-4.43" },
		},
		{ shows: "a half is rounded up", given: { profit: "0.00125", margin: "1" }, gives: { percent: "0.13" } },
		{
			shows: "the half of a loss is rounded away from zero",
			given: { profit: "-0.00125", margin: "1" },
			gives: { percent: "-0.13" },
		},
		{
			shows: "a margin of zero is refused",
			given: { profit: "1", margin: "0" },
			gives: { refused: "margin" },
		},
		{
			shows: "a negative margin is refused",
			given: { profit: "1", margin: "-5" },
			gives: { refused: "margin" },
		},
	],
});
