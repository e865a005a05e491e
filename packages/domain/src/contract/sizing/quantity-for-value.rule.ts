import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { divide, multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The quantity of a contract order whose value by `contract.order-value` is at most an amount (docs/assumptions.md, A-641). Refuses
 * negative figures, and a contract size, price or step of zero.
 */
export const quantityForValueRule = defineFormulaRule({
	id: "contract.quantity-for-value",
	title: "Quantity for a value",
	clause: "Spec 1 §5",
	formula: {
		quantity: multiply(divide("value", multiply("contractSize", "price", "step"), 0, "down"), "step"),
	},
	rounding: "down to a whole step",
	input: Schema.Struct({
		value: DecimalField,
		contractSize: DecimalField,
		price: DecimalField,
		step: DecimalField,
	}),
	output: Schema.Struct({ quantity: DecimalField }),
	examples: [
		{
			shows: "a value becomes the quantity that it pays for",
			given: { value: "1084.02", contractSize: "1000", price: "1.08402", step: "0.01" },
			gives: { quantity: "1" },
		},
		{
			shows: "one cent less is one step less",
			given: { value: "1084.01", contractSize: "1000", price: "1.08402", step: "0.01" },
			gives: { quantity: "0.99" },
		},
		{
			shows: "a value below one step is no quantity",
			given: { value: "10", contractSize: "1000", price: "1.08402", step: "0.01" },
			gives: { quantity: "0" },
		},
		{
			shows: "a step of zero is refused",
			given: { value: "10", contractSize: "1000", price: "1.08402", step: "0" },
			gives: { refused: "step" },
		},
	],
});
