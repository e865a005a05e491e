import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The maximum amount with which every order would have been copied in full, in cents (our addition, docs/assumptions.md, A-53, A-403). Refuses a negative stake. */
export const suggestedAmountRule = defineFormulaRule({
	id: "copy-trading.suggested-amount",
	title: "Maximum amount that covers all copies",
	clause: "Spec 2 §5",
	formula: { amount: round("stake", 2, "up") },
	rounding: "2 decimals, up",
	input: Schema.Struct({ stake: DecimalField }),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{ shows: "a stake in cents", given: { stake: "120.5" }, gives: { amount: "120.5" } },
		{ shows: "a part of a cent is rounded up", given: { stake: "120.000001" }, gives: { amount: "120.01" } },
		{ shows: "a negative stake is refused", given: { stake: "-1" }, gives: { refused: "stake" } },
	],
});
