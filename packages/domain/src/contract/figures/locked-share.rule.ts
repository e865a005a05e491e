import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { percentage } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The part of the free balance that the margin of an order locks, in percent (docs/assumptions.md, A-411). Refuses
 * negative figures and a free balance of zero.
 */
export const lockedShareRule = defineFormulaRule({
	id: "contract.locked-share",
	title: "Part of the free balance that an order locks",
	clause: "Spec 1 §9",
	formula: { percent: percentage("margin", "free", 4, "half up") },
	rounding: "4 decimals, half away from zero",
	input: Schema.Struct({ margin: DecimalField, free: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "a margin of most of the balance",
			given: { margin: "890", free: "1000" },
			gives: { percent: "89" },
		},
		{
			shows: "an endless quotient is rounded to the nearest",
			given: { margin: "1", free: "3" },
			gives: { percent: "33.3333" },
		},
		{
			shows: "a small part keeps its size",
			given: { margin: "10.97", free: "9710.14" },
			gives: { percent: "0.113" },
		},
		{
			shows: "a margin above the balance is more than all of it",
			given: { margin: "1500", free: "1000" },
			gives: { percent: "150" },
		},
		{ shows: "a balance of zero is refused", given: { margin: "1", free: "0" }, gives: { refused: "free" } },
		{
			shows: "a negative margin is refused",
			given: { margin: "-1", free: "1" },
			gives: { refused: "margin" },
		},
	],
});
