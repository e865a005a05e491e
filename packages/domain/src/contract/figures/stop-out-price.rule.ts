import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, multiply, shift, subtract, sum } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";
import { stopOutLevel } from "./hazard-rate.rule.ts";

const move = divide(
	multiply(shift(subtract("hazardRate", stopOutLevel), 2), "margin"),
	multiply("quantity", "contractSize"),
	8,
	"down",
);

/**
 * The price of one instrument at which the platform closes positions, if the prices of all others stay (docs/assumptions.md,
 * `direction` and `quantity` are those of all positions of the instrument together, `margin` is that of all open
 * positions. Refuses negative figures, except for the hazard rate, and a quantity of zero.
 */
export const stopOutPriceRule = defineFormulaRule({
	id: "contract.stop-out-price",
	title: "Price at which the platform closes positions",
	clause: "Spec 1 §3",
	formula: {
		stopOutPrice: choose("direction", { buy: subtract("price", move), sell: sum("price", move) }),
	},
	signed: ["hazardRate"],
	rounding: "8 decimals, towards the price",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		price: DecimalField,
		hazardRate: DecimalField,
		margin: DecimalField,
		quantity: DecimalField,
		contractSize: DecimalField,
	}),
	output: Schema.Struct({ stopOutPrice: DecimalField }),
	examples: [
		{
			shows: "a buy is closed when the price has fallen by what the equity has above half of the margin",
			given: {
				direction: "buy",
				price: "1.1",
				hazardRate: "150",
				margin: "11",
				quantity: "1",
				contractSize: "1000",
			},
			gives: { stopOutPrice: "1.089" },
		},
		{
			shows: "a sell is closed when it has risen by that",
			given: {
				direction: "sell",
				price: "1.1",
				hazardRate: "150",
				margin: "11",
				quantity: "1",
				contractSize: "1000",
			},
			gives: { stopOutPrice: "1.111" },
		},
		{
			shows: "margin of other instruments moves it away",
			given: {
				direction: "buy",
				price: "1.1",
				hazardRate: "150",
				margin: "22",
				quantity: "1",
				contractSize: "1000",
			},
			gives: { stopOutPrice: "1.078" },
		},
		{
			shows: "an endless quotient of a buy is rounded up, towards the price",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "150",
				margin: "1",
				quantity: "3",
				contractSize: "1",
			},
			gives: { stopOutPrice: "4.66666667" },
		},
		{
			shows: "one of a sell is rounded down, towards the price",
			given: {
				direction: "sell",
				price: "5",
				hazardRate: "150",
				margin: "1",
				quantity: "3",
				contractSize: "1",
			},
			gives: { stopOutPrice: "5.33333333" },
		},
		{
			shows: "below the level, it lies behind the price",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "-50",
				margin: "1",
				quantity: "3",
				contractSize: "1",
			},
			gives: { stopOutPrice: "5.33333333" },
		},
		{
			shows: "a buy that cannot lose so much: the price is below zero",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "1000",
				margin: "1",
				quantity: "1",
				contractSize: "1",
			},
			gives: { stopOutPrice: "-4.5" },
		},
		{
			shows: "positions that cancel each other out have no such price",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "150",
				margin: "1",
				quantity: "0",
				contractSize: "1",
			},
			gives: { refused: "quantity" },
		},
		{
			shows: "a contract size of zero is refused",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "150",
				margin: "1",
				quantity: "1",
				contractSize: "0",
			},
			gives: { refused: "contractSize" },
		},
		{
			shows: "a negative margin is refused",
			given: {
				direction: "buy",
				price: "5",
				hazardRate: "150",
				margin: "-1",
				quantity: "1",
				contractSize: "1",
			},
			gives: { refused: "margin" },
		},
	],
});
