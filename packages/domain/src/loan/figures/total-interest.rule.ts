import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, multiply, subtract } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/**
 * Interest of a loan over its period, without the free days (Spec 2 §9). Refuses negative figures and fractions of
 * days.
 */
export const totalInterestRule = defineFormulaRule({
	id: "loan.total-interest",
	title: "Total interest of a loan",
	clause: "Spec 2 §9",
	formula: {
		interest: multiply("amount", "dailyRate", atLeastZero(subtract("loanPeriodDays", "freePeriodDays"))),
	},
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
});
