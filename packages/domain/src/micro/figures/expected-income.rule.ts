import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Income of a winning micro order, paid in addition to its amount (Spec 1 §5). Refuses negative figures. */
export const expectedIncomeRule = defineFormulaRule({
	id: "micro.expected-income",
	title: "Expected income of a micro order",
	clause: "Spec 1 §5",
	formula: { income: round(multiply("amount", "profitRatio"), 2, "down") },
	rounding: "2 decimals, down",
	input: Schema.Struct({ amount: DecimalField, profitRatio: DecimalField }),
	output: Schema.Struct({ income: DecimalField }),
	examples: [
		{
			shows: "a ratio of 0.85 pays 85 percent",
			given: { amount: "100", profitRatio: "0.85" },
			gives: { income: "85" },
		},
		{
			shows: "further decimals are cut off",
			given: { amount: "1.5", profitRatio: "0.75" },
			gives: { income: "1.12" },
		},
		{
			shows: "whole cents that binary floats cannot represent stay whole",
			given: { amount: "1.15", profitRatio: "1" },
			gives: { income: "1.15" },
		},
		{
			shows: "a value just above a cent pays the cent",
			given: { amount: "1.004999999999999999", profitRatio: "1" },
			gives: { income: "1" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", profitRatio: "0.85" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative ratio is refused",
			given: { amount: "1", profitRatio: "-0.85" },
			gives: { refused: "profitRatio" },
		},
	],
});
