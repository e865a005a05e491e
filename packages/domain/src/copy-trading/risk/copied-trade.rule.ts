import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, isAtMost, multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Decimals of a profit. */
const decimals = 6;

const isWhole = isAtMost("margin", "left");
const whole = multiply("profit", "multiple");

/**
 * What a copy of a trade reserves and earns, before fees (our addition, docs/assumptions.md, A-401). `margin` is that of the whole copy,
 * `left` what the open copies leave of the follower's maximum amount: a copy that needs more is made smaller, and so is its profit.
 * Refuses negative figures other than the profit.
 */
export const copiedTradeRule = defineFormulaRule({
	id: "copy-trading.copied-trade",
	title: "Margin and profit of a copied trade",
	clause: "Spec 2 §3",
	formula: {
		reserved: choose(isWhole, { whole: "margin", smaller: "left" }),
		copied: choose(isWhole, {
			whole,
			smaller: divide(multiply(whole, "left"), "margin", decimals, "half up"),
		}),
	},
	signed: ["profit"],
	rounding: "whole: none; smaller: 6 decimals, half away from zero",
	input: Schema.Struct({
		profit: DecimalField,
		multiple: DecimalField,
		margin: DecimalField,
		left: DecimalField,
	}),
	output: Schema.Struct({ reserved: DecimalField, copied: DecimalField }),
	examples: [
		{
			shows: "a copy within the amount is made in full",
			given: { profit: "5", multiple: "3", margin: "60", left: "100" },
			gives: { reserved: "60", copied: "15" },
		},
		{
			shows: "a copy that needs more is made smaller",
			given: { profit: "5", multiple: "3", margin: "60", left: "20" },
			gives: { reserved: "20", copied: "5" },
		},
		{
			shows: "a loss is smaller, too, and rounded away from zero",
			given: { profit: "-1", multiple: "1", margin: "3", left: "2" },
			gives: { reserved: "2", copied: "-0.666667" },
		},
		{
			shows: "nothing is copied if nothing is left",
			given: { profit: "5", multiple: "3", margin: "60", left: "0" },
			gives: { reserved: "0", copied: "0" },
		},
		{
			shows: "more than the whole amount cannot be used",
			given: { profit: "5", multiple: "3", margin: "60", left: "-1" },
			gives: { refused: "left" },
		},
	],
});
