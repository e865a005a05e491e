import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Free balance left after a contract order; negative when the balance is too small (docs/assumptions.md, A-139). */
export const freeAfterRule = defineFormulaRule({
	id: "contract.free-after",
	title: "Free balance after a contract order",
	clause: "Spec 1 §9",
	formula: { freeAfter: subtract("free", "margin", "fee") },
	signed: ["free"],
	rounding: "none",
	input: Schema.Struct({ free: DecimalField, margin: DecimalField, fee: DecimalField }),
	output: Schema.Struct({ freeAfter: DecimalField }),
	examples: [
		{
			shows: "margin and fee are both deducted",
			given: { free: "1000", margin: "5.4201", fee: "0.25" },
			gives: { freeAfter: "994.3299" },
		},
		{
			shows: "an order for the whole balance leaves zero",
			given: { free: "5.6701", margin: "5.4201", fee: "0.25" },
			gives: { freeAfter: "0" },
		},
		{
			shows: "a missing amount is negative",
			given: { free: "5", margin: "5.4201", fee: "0.25" },
			gives: { freeAfter: "-0.6701" },
		},
		{
			shows: "a negative margin is refused",
			given: { free: "5", margin: "-1", fee: "0" },
			gives: { refused: "margin" },
		},
		{
			shows: "a negative fee is refused",
			given: { free: "5", margin: "1", fee: "-0.1" },
			gives: { refused: "fee" },
		},
	],
});
