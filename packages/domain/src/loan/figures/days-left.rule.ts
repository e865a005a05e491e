import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, subtract } from "../../rule/expression.ts";
import { WholeField } from "../../rule/rule-field.ts";

/**
 * Days until the due date of a loan, and days after it, for which a penalty is charged (docs/assumptions.md, A-371, A-592). Both are 0 on
 * the due date. Refuses negative figures and fractions of days.
 */
export const daysLeftRule = defineFormulaRule({
	id: "loan.days-left",
	title: "Days until a loan is due",
	clause: "Spec 2 §3, §4",
	formula: {
		daysLeft: atLeastZero(subtract("loanPeriodDays", "daysLent")),
		overdueDays: atLeastZero(subtract("daysLent", "loanPeriodDays")),
	},
	rounding: "none; never below 0",
	input: Schema.Struct({ loanPeriodDays: WholeField, daysLent: WholeField }),
	output: Schema.Struct({ daysLeft: WholeField, overdueDays: WholeField }),
	examples: [
		{
			shows: "three days before the due date",
			given: { loanPeriodDays: "30", daysLent: "27" },
			gives: { daysLeft: "3", overdueDays: "0" },
		},
		{
			shows: "the due date itself",
			given: { loanPeriodDays: "30", daysLent: "30" },
			gives: { daysLeft: "0", overdueDays: "0" },
		},
		{
			shows: "one day after it",
			given: { loanPeriodDays: "30", daysLent: "31" },
			gives: { daysLeft: "0", overdueDays: "1" },
		},
		{
			shows: "the day of the payout",
			given: { loanPeriodDays: "7", daysLent: "0" },
			gives: { daysLeft: "7", overdueDays: "0" },
		},
		{
			shows: "half a day is refused",
			given: { loanPeriodDays: "7", daysLent: "0.5" },
			gives: { refused: "daysLent" },
		},
		{
			shows: "a negative period is refused",
			given: { loanPeriodDays: "-7", daysLent: "0" },
			gives: { refused: "loanPeriodDays" },
		},
		{
			shows: "a negative number of days is refused",
			given: { loanPeriodDays: "7", daysLent: "-1" },
			gives: { refused: "daysLent" },
		},
	],
});
