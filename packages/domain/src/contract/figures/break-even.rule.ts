import { BigDecimal, Result, Schema } from "effect";
import { price as asPrice, divide } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.break-even";
const digits = 8;

/**
 * The close price at which the profit of an order equals its fee, and the distance from its open price (docs/assumptions.md,
 * Refuses negative figures and a quantity of zero.
 */
export const breakEvenRule = defineRule({
	id,
	title: "Break-even price of a contract order",
	clause: "Spec 1 §9",
	formula:
		"buy: openPrice + fee ÷ (quantity × contractSize); sell: openPrice − fee ÷ (quantity × contractSize); move: fee ÷ (quantity × contractSize)",
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
	compute: ({ direction, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { openPrice, fee, quantity, contractSize } = figures;
		const move = divide(fee, BigDecimal.multiply(quantity, contractSize), digits, "up");
		if (!move) return refuse(id, BigDecimal.isZero(quantity) ? "quantity" : "contractSize", "is zero");
		const price =
			direction === "buy" ? BigDecimal.sum(openPrice, move) : BigDecimal.subtract(openPrice, move);
		return Result.succeed({ price: asPrice(price), move: asPrice(move) });
	},
});
