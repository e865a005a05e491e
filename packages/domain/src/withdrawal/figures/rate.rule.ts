import { Result, Schema } from "effect";
import { decimal, divide, rate } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.rate";
const one = decimal("1");

/**
 * Units of a withdrawal currency per dollar of the account (Spec 2 §3, §9; docs/assumptions.md, A-330). Refuses a price
 * that is zero or negative.
 */
export const withdrawalRateRule = defineRule({
	id,
	title: "Rate of a withdrawal currency",
	clause: "Spec 2 §3, §9",
	formula: "1 ÷ usdPrice",
	rounding: "18 decimals, half away from zero",
	input: Schema.Struct({ usdPrice: DecimalField }),
	output: Schema.Struct({ rate: DecimalField }),
	examples: [
		{ shows: "a dollar is worth one tether", given: { usdPrice: "1" }, gives: { rate: "1" } },
		{ shows: "a currency that is worth less", given: { usdPrice: "0.128" }, gives: { rate: "7.8125" } },
		{
			shows: "further decimals are rounded",
			given: { usdPrice: "96500" },
			gives: { rate: "0.000010362694300518" },
		},
		{ shows: "a price of zero is refused", given: { usdPrice: "0" }, gives: { refused: "usdPrice" } },
		{ shows: "a negative price is refused", given: { usdPrice: "-1" }, gives: { refused: "usdPrice" } },
	],
	compute: ({ usdPrice }) => {
		const negative = firstNegative({ usdPrice });
		if (negative) return refuse(id, negative, "is negative");
		const quotient = divide(one, usdPrice, 18, "half up");
		return quotient ? Result.succeed({ rate: rate(quotient) }) : refuse(id, "usdPrice", "is zero");
	},
});
