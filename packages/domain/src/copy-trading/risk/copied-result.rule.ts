import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** What an amount would be after copying, before fees (our addition). Losses can exceed the amount. */
export const copiedResultRule = defineFormulaRule({
	id: "copy-trading.copied-result",
	title: "Amount after copying",
	clause: "Spec 2 §3, §9",
	formula: { total: sum("amount", "profits") },
	signed: ["profits"],
	rounding: "none",
	input: Schema.Struct({ amount: DecimalField, profits: DecimalField }),
	output: Schema.Struct({ total: DecimalField }),
	examples: [
		{
			shows: "a gain adds to the amount",
			given: { amount: "100", profits: "12.5" },
			gives: { total: "112.5" },
		},
		{ shows: "a loss takes from it", given: { amount: "100", profits: "-30" }, gives: { total: "70" } },
		{
			shows: "a loss can exceed the amount",
			given: { amount: "100", profits: "-130" },
			gives: { total: "-30" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", profits: "5" },
			gives: { refused: "amount" },
		},
	],
});
