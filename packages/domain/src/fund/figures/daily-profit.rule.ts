import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, round, shift } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Daily profit of an amount in a fund (Spec 2 §9). Refuses negative figures. */
export const fundDailyProfitRule = defineFormulaRule({
	id: "fund.daily-profit",
	title: "Daily profit of a fund",
	clause: "Spec 2 §9",
	formula: { profit: round(shift(multiply("amount", "dividendPercent"), 2), 4, "down") },
	rounding: "4 decimals, down",
	input: Schema.Struct({ amount: DecimalField, dividendPercent: DecimalField }),
	output: Schema.Struct({ profit: DecimalField }),
	examples: [
		{
			shows: "half a percent of a thousand",
			given: { amount: "1000", dividendPercent: "0.5" },
			gives: { profit: "5" },
		},
		{
			shows: "a fifth decimal is cut off, because the income is paid out",
			given: { amount: "0.25", dividendPercent: "0.02" },
			gives: { profit: "0" },
		},
		{
			shows: "a value below the last decimal is nothing",
			given: { amount: "0.249999", dividendPercent: "0.02" },
			gives: { profit: "0" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", dividendPercent: "0.5" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative dividend is refused",
			given: { amount: "1", dividendPercent: "-0.5" },
			gives: { refused: "dividendPercent" },
		},
	],
});
