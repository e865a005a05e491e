import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, round } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** The value of the received amount in dollars (Spec 2 §3, §9). Refuses negative figures. */
export const withdrawalUsdValueRule = defineFormulaRule({
	id: "withdrawal.usd-value",
	title: "Dollar value of a received amount",
	clause: "Spec 2 §3, §9",
	formula: { usdValue: round(multiply("receive", "usdPrice"), 2, "down") },
	rounding: "2 decimals, down",
	input: Schema.Struct({ receive: DecimalField, usdPrice: DecimalField }),
	output: Schema.Struct({ usdValue: DecimalField }),
	examples: [
		{ shows: "a tether is a dollar", given: { receive: "95", usdPrice: "1" }, gives: { usdValue: "95" } },
		{
			shows: "the rounding of the received amount is visible in its value",
			given: { receive: "0.0103", usdPrice: "96500" },
			gives: { usdValue: "993.95" },
		},
		{
			shows: "a part of a cent is cut off",
			given: { receive: "1.5", usdPrice: "0.01" },
			gives: { usdValue: "0.01" },
		},
		{
			shows: "a negative amount is refused",
			given: { receive: "-1", usdPrice: "1" },
			gives: { refused: "receive" },
		},
		{
			shows: "a negative price is refused",
			given: { receive: "1", usdPrice: "-1" },
			gives: { refused: "usdPrice" },
		},
	],
});
