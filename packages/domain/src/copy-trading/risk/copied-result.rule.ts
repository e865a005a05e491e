import { BigDecimal, Result, Schema } from "effect";
import { money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "copy-trading.copied-result";

/** What an amount would be after copying, before fees (our addition). Losses can exceed the amount. */
export const copiedResultRule = defineRule({
	id,
	title: "Amount after copying",
	clause: "Spec 2 §3, §9",
	formula: "amount + profits",
	rounding: "none",
	input: Schema.Struct({ amount: DecimalField, profits: DecimalField }),
	output: Schema.Struct({ total: DecimalField }),
	examples: [
		{
			shows: "a gain adds to the amount",
			given: { amount: "100", profits: "12.5" },
			gives: { total: "112.5" },
		},
		{ shows: "a loss takes from it", given: { amount: "100", profits: "-30" }, gives: { total: "70" } },
		{
			shows: "a loss can exceed the amount",
			given: { amount: "100", profits: "-130" },
			gives: { total: "-30" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", profits: "5" },
			gives: { refused: "amount" },
		},
	],
	compute: ({ amount, profits }) => {
		const negative = firstNegative({ amount });
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({ total: money(BigDecimal.sum(amount, profits)) });
	},
});
