import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, multiply, round, subtract } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

/** Profit of a holding order at a given price, before fees (docs/assumptions.md, A-03). Refuses negative figures. */
export const floatingProfitRule = defineFormulaRule({
	id: "contract.floating-profit",
	title: "Floating profit of a contract order",
	clause: "Spec 1 §3, §4",
	formula: {
		profit: choose("direction", {
			buy: round(multiply(subtract("price", "openPrice"), "quantity", "contractSize"), 6, "half up"),
			sell: round(multiply(subtract("openPrice", "price"), "quantity", "contractSize"), 6, "half up"),
		}),
	},
	rounding: "6 decimals, half away from zero",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		openPrice: DecimalField,
		price: DecimalField,
		quantity: DecimalField,
		contractSize: DecimalField,
	}),
	output: Schema.Struct({ profit: DecimalField }),
	examples: [
		{
			shows: "a buy gains when the price rises",
			given: {
				direction: "buy",
				openPrice: "1.08402",
				price: "1.0845",
				quantity: "0.5",
				contractSize: "1000",
			},
			gives: { profit: "0.24" },
		},
		{
			shows: "a sell loses what a buy gains",
			given: {
				direction: "sell",
				openPrice: "1.08402",
				price: "1.0845",
				quantity: "0.5",
				contractSize: "1000",
			},
			gives: { profit: "-0.24" },
		},
		{
			shows: "an unchanged price gives no profit",
			given: { direction: "sell", openPrice: "5", price: "5", quantity: "1", contractSize: "1" },
			gives: { profit: "0" },
		},
		{
			shows: "a negative price is refused",
			given: { direction: "buy", openPrice: "1", price: "-1", quantity: "1", contractSize: "1" },
			gives: { refused: "price" },
		},
	],
});
