import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, multiply, subtract, sum } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

const move = divide("fee", multiply("quantity", "contractSize"), 8, "up");

/**
 * The close price at which the profit of an order equals its fee, and the distance from its open price (docs/assumptions.md,
 * Refuses negative figures and a quantity of zero.
 */
export const breakEvenRule = defineFormulaRule({
	id: "contract.break-even",
	title: "Break-even price of a contract order",
	clause: "Spec 1 §9",
	formula: {
		price: choose("direction", { buy: sum("openPrice", move), sell: subtract("openPrice", move) }),
		move,
	},
	rounding: "8 decimals, away from the open price",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		openPrice: DecimalField,
		fee: DecimalField,
		quantity: DecimalField,
		contractSize: DecimalField,
	}),
	output: Schema.Struct({ price: DecimalField, move: DecimalField }),
	examples: [
		{
			shows: "a buy must rise by its fee",
			given: { direction: "buy", openPrice: "1.08402", fee: "0.25", quantity: "0.5", contractSize: "1000" },
			gives: { price: "1.08452", move: "0.0005" },
		},
		{
			shows: "a sell must fall by its fee",
			given: { direction: "sell", openPrice: "1.08402", fee: "0.25", quantity: "0.5", contractSize: "1000" },
			gives: { price: "1.08352", move: "0.0005" },
		},
		{
			shows: "an endless quotient is rounded away from the open price",
			given: { direction: "sell", openPrice: "5", fee: "1", quantity: "3", contractSize: "1" },
			gives: { price: "4.66666666", move: "0.33333334" },
		},
		{
			shows: "without a fee it is the open price",
			given: { direction: "buy", openPrice: "5", fee: "0", quantity: "1", contractSize: "1" },
			gives: { price: "5", move: "0" },
		},
		{
			shows: "a sell whose fee is above its value never breaks even: the price is below zero",
			given: { direction: "sell", openPrice: "5", fee: "6", quantity: "1", contractSize: "1" },
			gives: { price: "-1", move: "6" },
		},
		{
			shows: "a quantity of zero is refused",
			given: { direction: "buy", openPrice: "5", fee: "6", quantity: "0", contractSize: "1" },
			gives: { refused: "quantity" },
		},
		{
			shows: "a negative fee is refused",
			given: { direction: "buy", openPrice: "5", fee: "-6", quantity: "1", contractSize: "1" },
			gives: { refused: "fee" },
		},
	],
});
