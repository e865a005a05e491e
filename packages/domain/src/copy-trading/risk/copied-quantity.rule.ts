import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The quantity of the copy of an order, not rounded to the step of the instrument (our addition, docs/assumptions.md, A-401). Refuses negative figures. */
export const copiedQuantityRule = defineFormulaRule({
	id: "copy-trading.copied-quantity",
	title: "Quantity of a copied trade",
	clause: "Spec 2 §3",
	formula: { copied: multiply("quantity", "multiple") },
	rounding: "none",
	input: Schema.Struct({ quantity: DecimalField, multiple: DecimalField }),
	output: Schema.Struct({ copied: DecimalField }),
	examples: [
		{ shows: "twice the size", given: { quantity: "0.5", multiple: "2" }, gives: { copied: "1" } },
		{ shows: "a part of it", given: { quantity: "0.01", multiple: "0.5" }, gives: { copied: "0.005" } },
		{
			shows: "a negative multiple is refused",
			given: { quantity: "1", multiple: "-1" },
			gives: { refused: "multiple" },
		},
	],
});
