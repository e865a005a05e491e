import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The units of the underlying that an order controls, and their value at a price (docs/assumptions.md, A-410). Refuses negative
 * figures.
 */
export const orderValueRule = defineFormulaRule({
	id: "contract.order-value",
	title: "Value of a contract order",
	clause: "Spec 1 §9",
	formula: {
		value: round(multiply("quantity", "contractSize", "price"), 6, "half up"),
		units: multiply("quantity", "contractSize"),
	},
	rounding: "6 decimals, half away from zero",
	input: Schema.Struct({ quantity: DecimalField, contractSize: DecimalField, price: DecimalField }),
	output: Schema.Struct({ value: DecimalField, units: DecimalField }),
	examples: [
		{
			shows: "the value is the margin times the leverage",
			given: { quantity: "0.5", contractSize: "100000", price: "1.11282" },
			gives: { value: "55641", units: "50000" },
		},
		{
			shows: "a half at the seventh decimal is rounded up",
			given: { quantity: "1", contractSize: "1", price: "0.0000005" },
			gives: { value: "0.000001", units: "1" },
		},
		{
			shows: "a negative quantity is refused",
			given: { quantity: "-1", contractSize: "1", price: "1" },
			gives: { refused: "quantity" },
		},
	],
});
