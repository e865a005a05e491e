import { BigDecimal, Result, Schema } from "effect";
import { money, wholeDecimal } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.accrued-interest";

/**
 * Interest of a loan that was paid out `daysLent` days ago, on a platform whose interest accrues (docs/assumptions.md, A-371):
 * that of the days after the free ones, within its period. On the due date it is the total interest. Refuses negative figures
 * and fractions of days.
 */
export const accruedInterestRule = defineRule({
	id,
	title: "Interest of a loan so far",
	clause: "Spec 2 §9",
	formula:
		"within: amount × dailyRate × (daysLent − freePeriodDays); after: amount × dailyRate × (loanPeriodDays − freePeriodDays)",
	rounding: "none; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		dailyRate: DecimalField,
		daysLent: WholeField,
		loanPeriodDays: WholeField,
		freePeriodDays: WholeField,
	}),
	output: Schema.Struct({ interest: DecimalField }),
	examples: [
		{
			shows: "ten days, seven of them free",
			given: {
				amount: "5000",
				dailyRate: "0.001",
				daysLent: "10",
				loanPeriodDays: "30",
				freePeriodDays: "7",
			},
			gives: { interest: "15" },
		},
		{
			shows: "a free day costs nothing",
			given: { amount: "5000", dailyRate: "0.001", daysLent: "7", loanPeriodDays: "30", freePeriodDays: "7" },
			gives: { interest: "0" },
		},
		{
			shows: "after the period no interest is added",
			given: {
				amount: "5000",
				dailyRate: "0.001",
				daysLent: "45",
				loanPeriodDays: "30",
				freePeriodDays: "7",
			},
			gives: { interest: "115" },
		},
		{
			shows: "half a day is refused",
			given: { amount: "1", dailyRate: "0.001", daysLent: "1.5", loanPeriodDays: "7", freePeriodDays: "0" },
			gives: { refused: "daysLent" },
		},
		{
			shows: "a negative number of days is refused",
			given: { amount: "1", dailyRate: "0.001", daysLent: "-1", loanPeriodDays: "7", freePeriodDays: "0" },
			gives: { refused: "daysLent" },
		},
		{
			shows: "negative free days are refused",
			given: { amount: "1", dailyRate: "0.001", daysLent: "1", loanPeriodDays: "7", freePeriodDays: "-1" },
			gives: { refused: "freePeriodDays" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", dailyRate: "0.001", daysLent: "1", loanPeriodDays: "7", freePeriodDays: "0" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", dailyRate: "-0.001", daysLent: "1", loanPeriodDays: "7", freePeriodDays: "0" },
			gives: { refused: "dailyRate" },
		},
		{
			shows: "a negative period is refused",
			given: { amount: "1", dailyRate: "0.001", daysLent: "1", loanPeriodDays: "-7", freePeriodDays: "0" },
			gives: { refused: "loanPeriodDays" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, dailyRate, daysLent, loanPeriodDays, freePeriodDays } = figures;
		const days = wholeDecimal(Math.max(Math.min(daysLent, loanPeriodDays) - freePeriodDays, 0));
		return Result.succeed({ interest: money(BigDecimal.multiplyAll([amount, dailyRate, days])) });
	},
});
