import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Interest of a loan for one day (Spec 2 §9). The rate is a fraction. Refuses negative figures. */
export const dailyInterestRule = defineFormulaRule({
	id: "loan.daily-interest",
	title: "Daily interest of a loan",
	clause: "Spec 2 §9",
	formula: { interest: multiply("amount", "dailyRate") },
	rounding: "none",
	input: Schema.Struct({ amount: DecimalField, dailyRate: DecimalField }),
	output: Schema.Struct({ interest: DecimalField }),
	examples: [
		{
			shows: "a rate of 0.001 is one thousandth a day",
			given: { amount: "5000", dailyRate: "0.001" },
			gives: { interest: "5" },
		},
		{
			shows: "nothing is rounded",
			given: { amount: "0.01", dailyRate: "0.0005" },
			gives: { interest: "0.000005" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", dailyRate: "0.001" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", dailyRate: "-0.001" },
			gives: { refused: "dailyRate" },
		},
	],
});
