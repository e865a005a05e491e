import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** A figure of the fund summary, rounded for display (Spec 2 §9). */
export const displaySummaryRule = defineFormulaRule({
	id: "fund.display-summary",
	title: "Displayed figure of the fund summary",
	clause: "Spec 2 §9",
	formula: { amount: round("amount", 4, "half up") },
	signed: ["amount"],
	rounding: "4 decimals, half away from zero",
	input: Schema.Struct({ amount: DecimalField }),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{ shows: "a half is rounded up", given: { amount: "0.00005" }, gives: { amount: "0.0001" } },
		{
			shows: "a negative half is rounded away from zero",
			given: { amount: "-0.00005" },
			gives: { amount: "-0.0001" },
		},
		{
			shows: "a value just below a half is rounded down",
			given: { amount: "0.00004999" },
			gives: { amount: "0" },
		},
		{ shows: "text that is not a figure is refused", given: { amount: "--" }, gives: { refused: "amount" } },
	],
});
