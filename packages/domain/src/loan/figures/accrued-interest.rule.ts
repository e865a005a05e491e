import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, choose, isAtMost, multiply, subtract } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/**
 * Interest of a loan that was paid out `daysLent` days ago, on a platform whose interest accrues (docs/assumptions.md, A-371):
 * that of the days after the free ones, within its period. On the due date it is the total interest. Refuses negative figures
 * and fractions of days.
 */
export const accruedInterestRule = defineFormulaRule({
	id: "loan.accrued-interest",
	title: "Interest of a loan so far",
	clause: "Spec 2 §9",
	formula: {
		interest: choose(isAtMost("daysLent", "loanPeriodDays"), {
			within: multiply("amount", "dailyRate", atLeastZero(subtract("daysLent", "freePeriodDays"))),
			after: multiply("amount", "dailyRate", atLeastZero(subtract("loanPeriodDays", "freePeriodDays"))),
		}),
	},
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
});
