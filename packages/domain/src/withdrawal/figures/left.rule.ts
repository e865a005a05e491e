import { BigDecimal, Result, Schema } from "effect";
import { money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The balance after a withdrawal; negative if the balance does not cover the amount (docs/assumptions.md, A-87). */
export const withdrawalLeftRule = defineRule({
	id: "withdrawal.left",
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
	],
	compute: ({ balance, amount }) => Result.succeed({ left: money(BigDecimal.subtract(balance, amount)) }),
});
