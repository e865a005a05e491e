import { BigDecimal, Result, Schema } from "effect";
import { money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.daily-interest";

/** Interest of a loan for one day (Spec 2 §9). The rate is a fraction. Refuses negative figures. */
export const dailyInterestRule = defineRule({
	id,
	title: "Daily interest of a loan",
	clause: "Spec 2 §9",
	formula: "amount × dailyRate",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({ interest: money(BigDecimal.multiply(figures.amount, figures.dailyRate)) });
	},
});
