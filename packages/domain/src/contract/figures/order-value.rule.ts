import { BigDecimal, Result, Schema } from "effect";
import { quantity as asQuantity, money, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.order-value";

/**
 * The units of the underlying that an order controls, and their value at a price (docs/assumptions.md, A-410). Refuses negative
 * figures.
 */
export const orderValueRule = defineRule({
	id,
	title: "Value of a contract order",
	clause: "Spec 1 §9",
	formula: "quantity × contractSize × price; units: quantity × contractSize",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const units = BigDecimal.multiply(figures.quantity, figures.contractSize);
		const value = round(BigDecimal.multiply(units, figures.price), 6, "half up");
		return Result.succeed({ value: money(value), units: asQuantity(units) });
	},
});
