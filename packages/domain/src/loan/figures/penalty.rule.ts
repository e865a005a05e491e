import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/**
 * Penalty of an overdue loan for the days after its due date (docs/assumptions.md, A-371). The rate is a fraction of the
 * principal per day. Refuses negative figures and fractions of days.
 */
export const loanPenaltyRule = defineFormulaRule({
	id: "loan.penalty",
	title: "Penalty of an overdue loan",
	clause: "Spec 2 §3, §9",
	formula: { penalty: multiply("amount", "penaltyRate", "overdueDays") },
	rounding: "none",
	input: Schema.Struct({ amount: DecimalField, penaltyRate: DecimalField, overdueDays: WholeField }),
	output: Schema.Struct({ penalty: DecimalField }),
	examples: [
		{
			shows: "three days after the due date",
			given: { amount: "5000", penaltyRate: "0.002", overdueDays: "3" },
			gives: { penalty: "30" },
		},
		{
			shows: "a loan that is not overdue has no penalty",
			given: { amount: "5000", penaltyRate: "0.002", overdueDays: "0" },
			gives: { penalty: "0" },
		},
		{
			shows: "nothing is rounded",
			given: { amount: "0.01", penaltyRate: "0.0005", overdueDays: "3" },
			gives: { penalty: "0.000015" },
		},
		{
			shows: "half a day is refused",
			given: { amount: "1", penaltyRate: "0.001", overdueDays: "1.5" },
			gives: { refused: "overdueDays" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", penaltyRate: "-0.001", overdueDays: "1" },
			gives: { refused: "penaltyRate" },
		},
		{
			shows: "a negative number of days is refused",
			given: { amount: "1", penaltyRate: "0.001", overdueDays: "-1" },
			gives: { refused: "overdueDays" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", penaltyRate: "0.001", overdueDays: "1" },
			gives: { refused: "amount" },
		},
	],
});
