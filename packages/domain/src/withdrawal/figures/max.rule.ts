import { Result, Schema } from "effect";
import { money, notBelowZero, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The largest withdrawal, filled in by the Max button: the balance, because the fee is part of the amount (Spec 2 §9,
 * docs/assumptions.md, A-53).
 */
export const withdrawalMaxRule = defineRule({
	id: "withdrawal.max",
	title: "Largest withdrawal of a balance",
	clause: "Spec 2 §9",
	formula: "balance",
	rounding: "2 decimals, down; never below 0",
	input: Schema.Struct({ balance: DecimalField }),
	output: Schema.Struct({ max: DecimalField }),
	examples: [
		{ shows: "the whole balance can be withdrawn", given: { balance: "100" }, gives: { max: "100" } },
		{ shows: "further decimals are cut off", given: { balance: "100.009" }, gives: { max: "100" } },
		{ shows: "a negative balance covers nothing", given: { balance: "-10" }, gives: { max: "0" } },
	],
	compute: ({ balance }) => Result.succeed({ max: money(round(notBelowZero(balance), 2, "down")) }),
});
