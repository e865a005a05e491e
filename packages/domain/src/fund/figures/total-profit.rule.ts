import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/** Profit of a fund over its lock period (Spec 2 §9). Refuses negative figures and fractions of days. */
export const fundTotalProfitRule = defineFormulaRule({
	id: "fund.total-profit",
	title: "Total profit of a fund",
	clause: "Spec 2 §9",
	formula: { profit: multiply("dailyProfit", "lockDays") },
	rounding: "none",
	input: Schema.Struct({ dailyProfit: DecimalField, lockDays: WholeField }),
	output: Schema.Struct({ profit: DecimalField }),
	examples: [
		{
			shows: "thirty days",
			given: { dailyProfit: "5.0001", lockDays: "30" },
			gives: { profit: "150.003" },
		},
		{
			shows: "zero days give no profit",
			given: { dailyProfit: "5", lockDays: "0" },
			gives: { profit: "0" },
		},
		{
			shows: "half a day is refused",
			given: { dailyProfit: "5", lockDays: "0.5" },
			gives: { refused: "lockDays" },
		},
		{
			shows: "negative days are refused",
			given: { dailyProfit: "5", lockDays: "-1" },
			gives: { refused: "lockDays" },
		},
		{
			shows: "a negative profit is refused",
			given: { dailyProfit: "-5", lockDays: "1" },
			gives: { refused: "dailyProfit" },
		},
	],
});
