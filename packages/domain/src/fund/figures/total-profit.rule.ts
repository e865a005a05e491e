import { BigDecimal, Result, Schema } from "effect";
import { money, wholeDecimal } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "fund.total-profit";

/** Profit of a fund over its lock period (Spec 2 §9). Refuses negative figures and fractions of days. */
export const fundTotalProfitRule = defineRule({
	id,
	title: "Total profit of a fund",
	clause: "Spec 2 §9",
	formula: "dailyProfit × lockDays",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { dailyProfit, lockDays } = figures;
		return Result.succeed({ profit: money(BigDecimal.multiply(dailyProfit, wholeDecimal(lockDays))) });
	},
});
