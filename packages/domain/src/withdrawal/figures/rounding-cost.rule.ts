import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, divide, multiply, subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * What a withdrawal loses because the received amount is rounded down, in the account's currency (docs/assumptions.md, A-460).
 * Refuses negative figures and an account price of zero.
 */
export const withdrawalRoundingCostRule = defineFormulaRule({
	id: "withdrawal.rounding-cost",
	title: "Cost of rounding a received amount",
	clause: "Spec 2 §9",
	formula: {
		roundingCost: divide(
			atLeastZero(
				subtract(
					multiply(atLeastZero(subtract("amount", "fee")), "accountPrice"),
					multiply("receive", "usdPrice"),
				),
			),
			"accountPrice",
			2,
			"half up",
		),
	},
	rounding: "2 decimals, half away from zero; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		fee: DecimalField,
		receive: DecimalField,
		accountPrice: DecimalField,
		usdPrice: DecimalField,
	}),
	output: Schema.Struct({ roundingCost: DecimalField }),
	examples: [
		{
			shows: "four decimals of a bitcoin are steps of 9.65 dollars",
			given: { amount: "100", fee: "0.5", receive: "0.001", accountPrice: "1", usdPrice: "96500" },
			gives: { roundingCost: "3" },
		},
		{
			shows: "an amount that is paid out whole loses nothing",
			given: { amount: "100", fee: "5", receive: "95", accountPrice: "1", usdPrice: "1" },
			gives: { roundingCost: "0" },
		},
		{
			shows: "an account in euros loses euros",
			given: { amount: "10", fee: "0", receive: "0.001", accountPrice: "1.25", usdPrice: "10000" },
			gives: { roundingCost: "2" },
		},
		{
			shows: "a fee above the amount leaves nothing to round",
			given: { amount: "1", fee: "5", receive: "0", accountPrice: "1", usdPrice: "1" },
			gives: { roundingCost: "0" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", fee: "0", receive: "0", accountPrice: "1", usdPrice: "1" },
			gives: { refused: "amount" },
		},
		{
			shows: "an account price of zero is refused",
			given: { amount: "1", fee: "0", receive: "0", accountPrice: "0", usdPrice: "1" },
			gives: { refused: "accountPrice" },
		},
	],
});
