import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, multiply, round } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

/**
 * Margin of a contract order (Spec 1 §9). Refuses negative figures. A leveraged margin also needs a price and a
 * multiple other than zero.
 */
export const marginRule = defineFormulaRule({
	id: "contract.margin",
	title: "Margin of a contract order",
	clause: "Spec 1 §9",
	formula: {
		margin: choose("marginMode", {
			fixed: round(multiply("quantity", "contractSize"), 6, "half up"),
			leveraged: divide(multiply("quantity", "contractSize", "price"), "multiple", 6, "half up"),
		}),
	},
	rounding: "6 decimals, half away from zero",
	input: Schema.Struct({
		marginMode: ChoiceField("fixed", "leveraged"),
		quantity: DecimalField,
		contractSize: DecimalField,
		price: Schema.optionalKey(DecimalField),
		multiple: Schema.optionalKey(DecimalField),
	}),
	output: Schema.Struct({ margin: DecimalField }),
	examples: [
		{
			shows: "a leveraged order locks its value divided by the multiple",
			given: {
				marginMode: "leveraged",
				quantity: "0.5",
				contractSize: "1000",
				price: "1.08402",
				multiple: "100",
			},
			gives: { margin: "5.4201" },
		},
		{
			shows: "a fixed margin does not depend on the price",
			given: { marginMode: "fixed", quantity: "2", contractSize: "100", price: "1.08402", multiple: "100" },
			gives: { margin: "200" },
		},
		{
			shows: "a half at the seventh decimal is rounded up",
			given: { marginMode: "leveraged", quantity: "1", contractSize: "1", price: "0.0000005", multiple: "1" },
			gives: { margin: "0.000001" },
		},
		{
			shows: "an endless quotient is rounded to six decimals",
			given: { marginMode: "leveraged", quantity: "1", contractSize: "100", price: "1", multiple: "3" },
			gives: { margin: "33.333333" },
		},
		{
			shows: "a multiple of zero is refused",
			given: { marginMode: "leveraged", quantity: "1", contractSize: "1", price: "1", multiple: "0" },
			gives: { refused: "multiple" },
		},
		{
			shows: "a fixed margin needs neither price nor multiple",
			given: { marginMode: "fixed", quantity: "2", contractSize: "100" },
			gives: { margin: "200" },
		},
		{
			shows: "a leveraged margin without a multiple is refused",
			given: { marginMode: "leveraged", quantity: "1", contractSize: "1", price: "1" },
			gives: { refused: "multiple" },
		},
		{
			shows: "a leveraged margin without a price is refused",
			given: { marginMode: "leveraged", quantity: "1", contractSize: "1", multiple: "1" },
			gives: { refused: "price" },
		},
		{
			shows: "a negative quantity is refused",
			given: { marginMode: "fixed", quantity: "-1", contractSize: "1", price: "1", multiple: "1" },
			gives: { refused: "quantity" },
		},
	],
});
