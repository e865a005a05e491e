import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, multiply } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

/**
 * Fee of a contract order, charged once when it opens (Spec 1 §9). Refuses negative figures and a missing base
 * figure.
 */
export const feeRule = defineFormulaRule({
	id: "contract.fee",
	title: "Fee of a contract order",
	clause: "Spec 1 §9",
	formula: {
		fee: choose("feeType", {
			"per-quantity": multiply("quantity", "feeRate"),
			"per-margin": multiply("margin", "feeRate"),
		}),
	},
	rounding: "none",
	input: Schema.Struct({
		feeType: ChoiceField("per-quantity", "per-margin"),
		quantity: Schema.optionalKey(DecimalField),
		margin: Schema.optionalKey(DecimalField),
		feeRate: DecimalField,
	}),
	output: Schema.Struct({ fee: DecimalField }),
	examples: [
		{
			shows: "trade_fee_type 1 charges per contract",
			given: { feeType: "per-quantity", quantity: "0.5", margin: "5.4201", feeRate: "0.5" },
			gives: { fee: "0.25" },
		},
		{
			shows: "any other trade_fee_type charges a share of the margin",
			given: { feeType: "per-margin", quantity: "0.5", margin: "5.4201", feeRate: "0.5" },
			gives: { fee: "2.71005" },
		},
		{
			shows: "nothing is rounded",
			given: { feeType: "per-margin", margin: "0.000001", feeRate: "0.000003" },
			gives: { fee: "0.000000000003" },
		},
		{
			shows: "a missing base figure is refused",
			given: { feeType: "per-margin", quantity: "1", feeRate: "0.1" },
			gives: { refused: "margin" },
		},
		{
			shows: "a negative rate is refused",
			given: { feeType: "per-quantity", quantity: "1", margin: "1", feeRate: "-0.1" },
			gives: { refused: "feeRate" },
		},
	],
});
