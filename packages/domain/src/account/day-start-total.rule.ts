import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { subtract, sum } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/**
 * The total of the accounts without the profit of the day: the total at the start of the day, plus what the customer has moved in
 * or out since, minus the fees (docs/assumptions.md, A-24). The profit of the day contains the floating profit.
 */
export const dayStartTotalRule = defineFormulaRule({
	id: "home.day-start-total",
	title: "Total without the profit of the day",
	clause: "Spec 1 §2",
	formula: { startTotal: subtract(sum("totalBalance", "floatingProfit"), "profits") },
	signed: ["totalBalance", "floatingProfit", "profits"],
	rounding: "none",
	input: Schema.Struct({ totalBalance: DecimalField, floatingProfit: DecimalField, profits: DecimalField }),
	output: Schema.Struct({ startTotal: DecimalField }),
	examples: [
		{
			shows: "a closed profit is part of the total",
			given: { totalBalance: "1100", floatingProfit: "0", profits: "100" },
			gives: { startTotal: "1000" },
		},
		{
			shows: "a floating profit is not",
			given: { totalBalance: "1000", floatingProfit: "100", profits: "100" },
			gives: { startTotal: "1000" },
		},
		{
			shows: "a loss was there before",
			given: { totalBalance: "100", floatingProfit: "0", profits: "-2393" },
			gives: { startTotal: "2493" },
		},
		{
			shows: "text that is not a figure is refused",
			given: { totalBalance: "--", floatingProfit: "0", profits: "0" },
			gives: { refused: "totalBalance" },
		},
	],
});
