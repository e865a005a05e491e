import { BigDecimal, Result, Schema } from "effect";
import { money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.amount-to-repay";

/** The total amount that a borrower owes (Spec 2 §9). Refuses negative figures. */
export const amountToRepayRule = defineRule({
	id,
	title: "Amount to repay of a loan",
	clause: "Spec 2 §9",
	formula: "principal + interest + penalty",
	rounding: "none",
	input: Schema.Struct({ principal: DecimalField, interest: DecimalField, penalty: DecimalField }),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{
			shows: "principal, interest and penalty",
			given: { principal: "5000", interest: "115", penalty: "2.5" },
			gives: { amount: "5117.5" },
		},
		{
			shows: "sums that binary floats get wrong are exact",
			given: { principal: "0.1", interest: "0.2", penalty: "0" },
			gives: { amount: "0.3" },
		},
		{
			shows: "a negative penalty is refused",
			given: { principal: "1", interest: "1", penalty: "-1" },
			gives: { refused: "penalty" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { principal, interest, penalty } = figures;
		return Result.succeed({ amount: money(BigDecimal.sumAll([principal, interest, penalty])) });
	},
});
