import { Result, Schema } from "effect";
import { money, percentOf, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "fund.daily-profit";

/** Daily profit of an amount in a fund (Spec 2 §9). Refuses negative figures. */
export const fundDailyProfitRule = defineRule({
	id,
	title: "Daily profit of a fund",
	clause: "Spec 2 §9",
	formula: "amount × dividendPercent ÷ 100",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const profit = round(percentOf(figures.amount, figures.dividendPercent), 4, "down");
		return Result.succeed({ profit: money(profit) });
	},
});
