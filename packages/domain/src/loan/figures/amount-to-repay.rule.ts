import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The total amount that a borrower owes (Spec 2 §9). Refuses negative figures. */
export const amountToRepayRule = defineFormulaRule({
	id: "loan.amount-to-repay",
	title: "Amount to repay of a loan",
	clause: "Spec 2 §9",
	formula: { amount: sum("principal", "interest", "penalty") },
	rounding: "none",
	input: Schema.Struct({ principal: DecimalField, interest: DecimalField, penalty: DecimalField }),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{
			shows: "principal, interest and penalty",
			given: { principal: "5000", interest: "115", penalty: "2.5" },
			gives: { amount: "5117.5" },
		},
		{
			shows: "sums that binary floats get wrong are exact",
			given: { principal: "0.1", interest: "0.2", penalty: "0" },
			gives: { amount: "0.3" },
		},
		{
			shows: "a negative penalty is refused",
			given: { principal: "1", interest: "1", penalty: "-1" },
			gives: { refused: "penalty" },
		},
	],
});
