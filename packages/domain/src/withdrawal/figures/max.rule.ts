import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The largest withdrawal, filled in by the Max button: the balance, because the fee is part of the amount (Spec 2 §9,
 * docs/assumptions.md, A-53).
 */
export const withdrawalMaxRule = defineFormulaRule({
	id: "withdrawal.max",
	title: "Largest withdrawal of a balance",
	clause: "Spec 2 §9",
	formula: { max: round(atLeastZero("balance"), 2, "down") },
	signed: ["balance"],
	rounding: "2 decimals, down; never below 0",
	input: Schema.Struct({ balance: DecimalField }),
	output: Schema.Struct({ max: DecimalField }),
	examples: [
		{ shows: "the whole balance can be withdrawn", given: { balance: "100" }, gives: { max: "100" } },
		{ shows: "further decimals are cut off", given: { balance: "100.009" }, gives: { max: "100" } },
		{ shows: "a negative balance covers nothing", given: { balance: "-10" }, gives: { max: "0" } },
	],
});
