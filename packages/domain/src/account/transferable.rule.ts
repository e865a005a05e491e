import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { atLeastZero, round } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** The largest transfer out of an account, which Max enters: what is available, cut to the decimals of a transfer (docs/assumptions.md, A-53). */
export const transferableRule = defineFormulaRule({
	id: "account.transferable",
	title: "Largest transfer of a balance",
	clause: "Spec 2 §5",
	formula: { transferable: round(atLeastZero("free"), 2, "down") },
	signed: ["free"],
	rounding: "2 decimals, down; never below 0",
	input: Schema.Struct({ free: DecimalField }),
	output: Schema.Struct({ transferable: DecimalField }),
	examples: [
		{ shows: "all of a balance in cents", given: { free: "100.25" }, gives: { transferable: "100.25" } },
		{ shows: "further decimals stay", given: { free: "100.009" }, gives: { transferable: "100" } },
		{ shows: "nothing of a debt", given: { free: "-10" }, gives: { transferable: "0" } },
	],
});
