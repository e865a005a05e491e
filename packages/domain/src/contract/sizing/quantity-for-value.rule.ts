import { BigDecimal, Result, Schema } from "effect";
import { divide, quantity } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.quantity-for-value";

/**
 * The quantity of a contract order whose value by `contract.order-value` is at most an amount (docs/assumptions.md, A-641). Refuses
 * negative figures, and a contract size, price or step of zero.
 */
export const quantityForValueRule = defineRule({
	id,
	title: "Quantity for a value",
	clause: "Spec 1 §5",
	formula: "value ÷ (contractSize × price), down to a whole number of steps",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { value, contractSize, price, step } = figures;
		const nothing = Object.entries({ contractSize, price, step }).find(([, figure]) =>
			BigDecimal.isZero(figure),
		);
		if (nothing) return refuse(id, nothing[0], "is zero");
		const ofOneStep = BigDecimal.multiply(BigDecimal.multiply(contractSize, price), step);
		const steps = divide(value, ofOneStep, 0, "down");
		return steps
			? Result.succeed({ quantity: quantity(BigDecimal.multiply(steps, step)) })
			: refuse(id, "step", "is zero");
	},
});
