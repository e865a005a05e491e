import { Schema } from "effect";
import { hundred, zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, equals, multiply, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The hazard rate once `amount` has been added to the contract account (docs/assumptions.md, A-685). `margin` is that of all positions. */
export const hazardRateWithMoneyRule = defineFormulaRule({
	id: "contract.hazard-rate-with-money",
	title: "Hazard rate with more money",
	clause: "Spec 1 §3",
	formula: {
		hazardRate: choose(equals("margin", zero), {
			"without margin": zero,
			"": divide(sum(multiply("hazardRate", "margin"), multiply("amount", hundred)), "margin", 2, "floor"),
		}),
	},
	signed: ["hazardRate"],
	rounding: "2 decimals, never up",
	input: Schema.Struct({ hazardRate: DecimalField, margin: DecimalField, amount: DecimalField }),
	output: Schema.Struct({ hazardRate: DecimalField }),
	examples: [
		{
			shows: "an amount of half of the margin adds 50 percent",
			given: { hazardRate: "83.79", margin: "7152", amount: "3576" },
			gives: { hazardRate: "133.79" },
		},
		{
			shows: "the rate is rounded down",
			given: { hazardRate: "80", margin: "30", amount: "1" },
			gives: { hazardRate: "83.33" },
		},
		{
			shows: "a rate below zero is rounded away from zero",
			given: { hazardRate: "-80", margin: "30", amount: "1" },
			gives: { hazardRate: "-76.67" },
		},
		{
			shows: "the rate is zero without positions",
			given: { hazardRate: "80", margin: "0", amount: "1" },
			gives: { hazardRate: "0" },
		},
		{
			shows: "a negative margin is refused",
			given: { hazardRate: "80", margin: "-1", amount: "1" },
			gives: { refused: "margin" },
		},
		{
			shows: "a negative amount is refused",
			given: { hazardRate: "80", margin: "1", amount: "-1" },
			gives: { refused: "amount" },
		},
	],
});
