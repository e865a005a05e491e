import { BigDecimal, Result, Schema } from "effect";
import { money, wholeDecimal } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.total-interest";

/**
 * Interest of a loan over its period, without the free days (Spec 2 §9). Refuses negative figures and fractions of
 * days.
 */
export const totalInterestRule = defineRule({
	id,
	title: "Total interest of a loan",
	clause: "Spec 2 §9",
	formula: "amount × dailyRate × (loanPeriodDays − freePeriodDays)",
	rounding: "none; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		dailyRate: DecimalField,
		loanPeriodDays: WholeField,
		freePeriodDays: WholeField,
	}),
	output: Schema.Struct({ interest: DecimalField }),
	examples: [
		{
			shows: "thirty days, seven of them free",
			given: { amount: "5000", dailyRate: "0.001", loanPeriodDays: "30", freePeriodDays: "7" },
			gives: { interest: "115" },
		},
		{
			shows: "a completely free period costs nothing",
			given: { amount: "5000", dailyRate: "0.001", loanPeriodDays: "7", freePeriodDays: "7" },
			gives: { interest: "0" },
		},
		{
			shows: "more free days than period days cost nothing",
			given: { amount: "5000", dailyRate: "0.001", loanPeriodDays: "7", freePeriodDays: "30" },
			gives: { interest: "0" },
		},
		{
			shows: "nothing is rounded",
			given: { amount: "0.01", dailyRate: "0.0005", loanPeriodDays: "3", freePeriodDays: "0" },
			gives: { interest: "0.000015" },
		},
		{
			shows: "half a day is refused",
			given: { amount: "1", dailyRate: "0.001", loanPeriodDays: "1.5", freePeriodDays: "0" },
			gives: { refused: "loanPeriodDays" },
		},
		{
			shows: "negative free days are refused",
			given: { amount: "1", dailyRate: "0.001", loanPeriodDays: "7", freePeriodDays: "-7" },
			gives: { refused: "freePeriodDays" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", dailyRate: "0.001", loanPeriodDays: "7", freePeriodDays: "0" },
			gives: { refused: "amount" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, dailyRate, loanPeriodDays, freePeriodDays } = figures;
		const days = wholeDecimal(Math.max(loanPeriodDays - freePeriodDays, 0));
		return Result.succeed({ interest: money(BigDecimal.multiplyAll([amount, dailyRate, days])) });
	},
});
