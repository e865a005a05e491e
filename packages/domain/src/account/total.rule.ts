import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { sum } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** Total value of an account: free plus locked money (docs/assumptions.md, A-141). */
export const accountTotalRule = defineFormulaRule({
	id: "account.total",
	title: "Total value of an account",
	clause: "Spec 1 §3",
	formula: { total: sum("free", "locked") },
	signed: ["free", "locked"],
	rounding: "none",
	input: Schema.Struct({ free: DecimalField, locked: DecimalField }),
	output: Schema.Struct({ total: DecimalField }),
	examples: [
		{
			shows: "locked money is included",
			given: { free: "994.3299", locked: "5.4201" },
			gives: { total: "999.75" },
		},
		{ shows: "a negative balance is subtracted", given: { free: "-3", locked: "1" }, gives: { total: "-2" } },
		{
			shows: "text that is not a figure is refused",
			given: { free: "--", locked: "1" },
			gives: { refused: "free" },
		},
	],
});
