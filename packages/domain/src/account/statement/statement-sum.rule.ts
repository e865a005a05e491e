import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, isSame, sum } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";
import { movementKinds } from "../movement-kind.ts";

/** The sum of one kind of movement after one more movement (docs/assumptions.md, A-562). Only movements of that kind count. */
export const statementSumRule = defineFormulaRule({
	id: "account.statement-sum",
	title: "Sum of one kind of movement in a statement",
	clause: "Spec 2 §2, §3",
	formula: {
		sum: choose(isSame("sumOf", "kind"), { same: sum("before", "change"), another: "before" }),
	},
	signed: ["before", "change"],
	rounding: "none",
	input: Schema.Struct({
		sumOf: ChoiceField(...movementKinds),
		kind: ChoiceField(...movementKinds),
		before: DecimalField,
		change: DecimalField,
	}),
	output: Schema.Struct({ sum: DecimalField }),
	examples: [
		{
			shows: "a deposit is added to the deposits",
			given: { sumOf: "deposit", kind: "deposit", before: "100", change: "50.5" },
			gives: { sum: "150.5" },
		},
		{
			shows: "a withdrawal that was returned reduces the withdrawals",
			given: { sumOf: "withdrawal", kind: "withdrawal", before: "-100", change: "40" },
			gives: { sum: "-60" },
		},
		{
			shows: "a loss is added to the results with all its decimals",
			given: { sumOf: "result", kind: "result", before: "10", change: "-0.123456" },
			gives: { sum: "9.876544" },
		},
		{
			shows: "reserved margin is no withdrawal",
			given: { sumOf: "withdrawal", kind: "reservation", before: "-100", change: "-216.464" },
			gives: { sum: "-100" },
		},
		{
			shows: "released margin is no result",
			given: { sumOf: "result", kind: "reservation", before: "20.6", change: "216.464" },
			gives: { sum: "20.6" },
		},
		{
			shows: "margin that is released after it was reserved leaves nothing reserved",
			given: { sumOf: "reservation", kind: "reservation", before: "-216.464", change: "216.464" },
			gives: { sum: "0" },
		},
	],
});
