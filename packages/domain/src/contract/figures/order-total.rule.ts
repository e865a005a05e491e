import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** What a contract order needs of the free balance (docs/assumptions.md, A-139). Refuses negative figures. */
export const orderTotalRule = defineFormulaRule({
	id: "contract.order-total",
	title: "Total of a contract order",
	clause: "Spec 1 §9",
	formula: { total: sum("margin", "fee") },
	rounding: "none",
	input: Schema.Struct({ margin: DecimalField, fee: DecimalField }),
	output: Schema.Struct({ total: DecimalField }),
	examples: [
		{
			shows: "margin and fee are both needed",
			given: { margin: "5.4201", fee: "0.25" },
			gives: { total: "5.6701" },
		},
		{
			shows: "all decimals of the fee count",
			given: { margin: "0.000001", fee: "0.000000000003" },
			gives: { total: "0.000001000003" },
		},
		{ shows: "a negative fee is refused", given: { margin: "5", fee: "-1" }, gives: { refused: "fee" } },
	],
});
