import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { divide } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * Units of a withdrawal currency per unit of the account's currency (Spec 2 §3, §9; docs/assumptions.md, A-330). Refuses a
 * price of the withdrawal currency that is zero, and negative prices.
 */
export const withdrawalRateRule = defineFormulaRule({
	id: "withdrawal.rate",
	title: "Rate of a withdrawal currency",
	clause: "Spec 2 §3, §9",
	formula: { rate: divide("accountPrice", "usdPrice", 18, "down") },
	rounding: "18 decimals, down",
	input: Schema.Struct({ accountPrice: DecimalField, usdPrice: DecimalField }),
	output: Schema.Struct({ rate: DecimalField }),
	examples: [
		{
			shows: "a dollar is worth one tether",
			given: { accountPrice: "1", usdPrice: "1" },
			gives: { rate: "1" },
		},
		{
			shows: "a currency that is worth less",
			given: { accountPrice: "1", usdPrice: "0.128" },
			gives: { rate: "7.8125" },
		},
		{
			shows: "a euro of the account is a euro",
			given: { accountPrice: "1.08", usdPrice: "1.08" },
			gives: { rate: "1" },
		},
		{
			shows: "further decimals are cut off",
			given: { accountPrice: "1", usdPrice: "96500" },
			gives: { rate: "0.000010362694300518" },
		},
		{
			shows: "a price of zero is refused",
			given: { accountPrice: "1", usdPrice: "0" },
			gives: { refused: "usdPrice" },
		},
		{
			shows: "a negative price is refused",
			given: { accountPrice: "1", usdPrice: "-1" },
			gives: { refused: "usdPrice" },
		},
	],
});
