import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The balance after a withdrawal; negative if it does not cover the amount. Refuses a negative amount (docs/assumptions.md, A-87). */
export const withdrawalLeftRule = defineFormulaRule({
	id: "withdrawal.left",
	title: "Balance after a withdrawal",
	clause: "Spec 2 §2, §9",
	formula: { left: subtract("balance", "amount") },
	signed: ["balance"],
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
});
