import { BigDecimal, Result, Schema } from "effect";
import { money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.left";

/** The balance after a withdrawal; negative if it does not cover the amount. Refuses a negative amount (docs/assumptions.md, A-87). */
export const withdrawalLeftRule = defineRule({
	id,
	title: "Balance after a withdrawal",
	clause: "Spec 2 §2, §9",
	formula: "balance − amount",
	rounding: "none",
	input: Schema.Struct({ balance: DecimalField, amount: DecimalField }),
	output: Schema.Struct({ left: DecimalField }),
	examples: [
		{
			shows: "the fee is part of the amount",
			given: { balance: "250", amount: "100" },
			gives: { left: "150" },
		},
		{
			shows: "an amount above the balance leaves less than nothing",
			given: { balance: "10", amount: "10.5" },
			gives: { left: "-0.5" },
		},
		{
			shows: "a negative amount is refused",
			given: { balance: "10", amount: "-1" },
			gives: { refused: "amount" },
		},
	],
	compute: ({ balance, amount }) => {
		const negative = firstNegative({ amount });
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({ left: money(BigDecimal.subtract(balance, amount)) });
	},
});
