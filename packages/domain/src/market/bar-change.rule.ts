import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { percentage, subtract } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** The change from the close of the previous bar to that of this one, in percent. Refuses a previous close of zero. */
export const barChangeRule = defineFormulaRule({
	id: "market.bar-change",
	title: "Change of a bar in percent",
	clause: "Spec 1 §5",
	formula: { percent: percentage(subtract("close", "before"), "before", 2, "half up") },
	signed: ["close", "before"],
	rounding: "2 decimals, half away from zero",
	input: Schema.Struct({ close: DecimalField, before: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{ shows: "a rise", given: { close: "102.5", before: "100" }, gives: { percent: "2.5" } },
		{
			shows: "half of a hundredth is rounded away from zero",
			given: { close: "799", before: "800" },
			gives: { percent: "-0.13" },
		},
		{
			shows: "a previous close of zero is refused",
			given: { close: "1", before: "0" },
			gives: { refused: "before" },
		},
	],
});
