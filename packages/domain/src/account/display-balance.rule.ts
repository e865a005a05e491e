import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { round } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** A balance rounded for display (Spec 1 §9, Spec 2 §9). */
export const displayBalanceRule = defineFormulaRule({
	id: "account.display-balance",
	title: "Displayed balance",
	clause: "Spec 1 §9, Spec 2 §9",
	formula: { amount: round("amount", 2, "half up") },
	signed: ["amount"],
	rounding: "2 decimals, half away from zero",
	input: Schema.Struct({ amount: DecimalField }),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{ shows: "a half is rounded up", given: { amount: "0.005" }, gives: { amount: "0.01" } },
		{
			shows: "a negative half is rounded away from zero",
			given: { amount: "-0.005" },
			gives: { amount: "-0.01" },
		},
		{
			shows: "a value just below a half is rounded down",
			given: { amount: "0.004999" },
			gives: { amount: "0" },
		},
		{ shows: "text that is not a figure is refused", given: { amount: "--" }, gives: { refused: "amount" } },
	],
});
