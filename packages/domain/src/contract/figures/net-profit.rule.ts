import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, isGiven, subtract, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * Profit of a contract order after its fee; the platform reports the profit before the fee (docs/assumptions.md, A-03).
 * `cover` is the part of a loss beyond the customer's money that the platform pays.
 */
export const netProfitRule = defineFormulaRule({
	id: "contract.net-profit",
	title: "Net profit of a contract order",
	clause: "Spec 1 §3",
	formula: {
		netProfit: choose(isGiven("cover"), {
			covered: sum(subtract("profit", "fee"), "cover"),
			"": subtract("profit", "fee"),
		}),
	},
	signed: ["profit"],
	rounding: "none",
	input: Schema.Struct({ profit: DecimalField, fee: DecimalField, cover: Schema.optionalKey(DecimalField) }),
	output: Schema.Struct({ netProfit: DecimalField }),
	examples: [
		{
			shows: "the fee reduces a profit",
			given: { profit: "5", fee: "2.5" },
			gives: { netProfit: "2.5" },
		},
		{
			shows: "a profit below the fee is a loss",
			given: { profit: "1.2", fee: "2.5" },
			gives: { netProfit: "-1.3" },
		},
		{
			shows: "the fee increases a loss",
			given: { profit: "-5.000001", fee: "2.5" },
			gives: { netProfit: "-7.500001" },
		},
		{
			shows: "without a fee both are equal",
			given: { profit: "-5", fee: "0" },
			gives: { netProfit: "-5" },
		},
		{
			shows: "the platform pays the part of a loss beyond the customer's money",
			given: { profit: "-3402", fee: "2.5", cover: "912" },
			gives: { netProfit: "-2492.5" },
		},
		{
			shows: "a negative cover is refused",
			given: { profit: "-5", fee: "1", cover: "-1" },
			gives: { refused: "cover" },
		},
		{
			shows: "a negative fee is refused",
			given: { profit: "5", fee: "-0.1" },
			gives: { refused: "fee" },
		},
	],
});
