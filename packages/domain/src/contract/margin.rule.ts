import { BigDecimal, Result, Schema } from "effect";
import { divide, money, round } from "../money/decimal.ts";
import { DecimalField, defineRule, firstNegative, refuse } from "../rule/define-rule.ts";

const id = "contract.margin";
const digits = 6;

/** Money locked for a contract order (Spec 1 §9). Refuses negative figures and, when leveraged, a multiple of zero. */
export const marginRule = defineRule({
	id,
	title: "Margin of a contract order",
	clause: "Spec 1 §9",
	formula: "fixed: quantity × contractSize; leveraged: quantity × contractSize × price ÷ multiple",
	rounding: "6 decimals, half up",
	input: Schema.Struct({
		mode: Schema.Literals(["fixed", "leveraged"]),
		quantity: DecimalField,
		contractSize: DecimalField,
		price: DecimalField,
		multiple: DecimalField,
	}),
	output: DecimalField,
	examples: [
		{
			shows: "a leveraged order locks its value divided by the multiple",
			given: { mode: "leveraged", quantity: "0.5", contractSize: "1000", price: "1.08402", multiple: "100" },
			gives: "5.4201",
		},
		{
			shows: "a fixed order locks its contracts at their size, whatever the price",
			given: { mode: "fixed", quantity: "2", contractSize: "100", price: "1.08402", multiple: "100" },
			gives: "200",
		},
		{
			shows: "a half at the seventh decimal goes up",
			given: { mode: "leveraged", quantity: "1", contractSize: "1", price: "0.0000005", multiple: "1" },
			gives: "0.000001",
		},
		{
			shows: "a quotient that never ends is cut to six decimals",
			given: { mode: "leveraged", quantity: "1", contractSize: "100", price: "1", multiple: "3" },
			gives: "33.333333",
		},
		{
			shows: "a multiple of zero is refused",
			given: { mode: "leveraged", quantity: "1", contractSize: "1", price: "1", multiple: "0" },
			gives: { refused: "multiple" },
		},
		{
			shows: "a negative quantity is refused",
			given: { mode: "fixed", quantity: "-1", contractSize: "1", price: "1", multiple: "1" },
			gives: { refused: "quantity" },
		},
	],
	compute: ({ mode, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { quantity, contractSize, price, multiple } = figures;
		const contracts = BigDecimal.multiply(quantity, contractSize);
		if (mode === "fixed") return Result.succeed(money(round(contracts, digits, "half up")));
		const margin = divide(BigDecimal.multiply(contracts, price), multiple, digits, "half up");
		return margin ? Result.succeed(money(margin)) : refuse(id, "multiple", "is zero");
	},
});
