import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The running balance of a statement after a movement (docs/assumptions.md, A-562). */
export const balanceAfterRule = defineFormulaRule({
	id: "account.balance-after",
	title: "Balance after a movement",
	clause: "Spec 2 §2, §3",
	formula: { after: sum("before", "change") },
	signed: ["before", "change"],
	rounding: "none",
	input: Schema.Struct({ before: DecimalField, change: DecimalField }),
	output: Schema.Struct({ after: DecimalField }),
	examples: [
		{ shows: "money in", given: { before: "100", change: "50.5" }, gives: { after: "150.5" } },
		{
			shows: "money out, with all its decimals",
			given: { before: "100", change: "-0.123456" },
			gives: { after: "99.876544" },
		},
		{
			shows: "text that is not a figure is refused",
			given: { before: "100", change: "--" },
			gives: { refused: "change" },
		},
	],
});
