import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, sum } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/** The cost of leaving a fund today, compared with waiting for the end (ours, A-392). Refuses negative figures. */
export const exitCostRule = defineFormulaRule({
	id: "fund.exit-cost",
	title: "Cost of leaving a fund today",
	clause: "Spec 2 §9",
	formula: { cost: sum("penalty", multiply("dailyProfit", "daysLeft")) },
	rounding: "none",
	input: Schema.Struct({ penalty: DecimalField, dailyProfit: DecimalField, daysLeft: WholeField }),
	output: Schema.Struct({ cost: DecimalField }),
	examples: [
		{
			shows: "a penalty and the income of 27 days",
			given: { penalty: "30", dailyProfit: "5", daysLeft: "27" },
			gives: { cost: "165" },
		},
		{
			shows: "on the last day only the penalty is lost",
			given: { penalty: "30", dailyProfit: "5", daysLeft: "0" },
			gives: { cost: "30" },
		},
		{
			shows: "a negative penalty is refused",
			given: { penalty: "-1", dailyProfit: "5", daysLeft: "1" },
			gives: { refused: "penalty" },
		},
		{
			shows: "half a day is refused",
			given: { penalty: "1", dailyProfit: "5", daysLeft: "0.5" },
			gives: { refused: "daysLeft" },
		},
	],
});
