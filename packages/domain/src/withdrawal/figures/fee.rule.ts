import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, multiply, shift } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

/** Fee of a withdrawal in the currency of the account (Spec 2 §9). Refuses negative figures. */
export const withdrawalFeeRule = defineFormulaRule({
	id: "withdrawal.fee",
	title: "Fee of a withdrawal",
	clause: "Spec 2 §9",
	formula: {
		fee: choose("feeType", { fixed: "drawRate", percent: shift(multiply("amount", "drawRate"), 2) }),
	},
	rounding: "none",
	input: Schema.Struct({
		amount: DecimalField,
		feeType: ChoiceField("fixed", "percent"),
		drawRate: DecimalField,
	}),
	output: Schema.Struct({ fee: DecimalField }),
	examples: [
		{
			shows: "fee_type 1 is a fixed amount, independent of the withdrawal",
			given: { amount: "1000", feeType: "fixed", drawRate: "5" },
			gives: { fee: "5" },
		},
		{
			shows: "any other fee_type is a percentage of the amount",
			given: { amount: "1000", feeType: "percent", drawRate: "1.5" },
			gives: { fee: "15" },
		},
		{
			shows: "nothing is rounded",
			given: { amount: "0.01", feeType: "percent", drawRate: "0.3" },
			gives: { fee: "0.00003" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", feeType: "fixed", drawRate: "5" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", feeType: "percent", drawRate: "-5" },
			gives: { refused: "drawRate" },
		},
		{
			shows: "an unknown fee type is refused",
			given: { amount: "1", feeType: "1", drawRate: "5" },
			gives: { refused: "feeType" },
		},
	],
});
