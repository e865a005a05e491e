import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { divide } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/** The days whose income a fund has paid, counted by that income, because each day pays the same (docs/assumptions.md, A-392). Refuses a daily profit of zero. */
export const daysPaidRule = defineFormulaRule({
	id: "fund.days-paid",
	title: "Days whose income was paid",
	clause: "Spec 2 §9",
	formula: { days: divide("totalProfit", "dailyProfit", 0, "down") },
	rounding: "0 decimals, down",
	input: Schema.Struct({ totalProfit: DecimalField, dailyProfit: DecimalField }),
	output: Schema.Struct({ days: WholeField }),
	examples: [
		{ shows: "three days", given: { totalProfit: "15", dailyProfit: "5" }, gives: { days: "3" } },
		{
			shows: "a part of a day does not count",
			given: { totalProfit: "14.99", dailyProfit: "5" },
			gives: { days: "2" },
		},
		{
			shows: "a daily profit of zero is refused",
			given: { totalProfit: "15", dailyProfit: "0" },
			gives: { refused: "dailyProfit" },
		},
	],
});
