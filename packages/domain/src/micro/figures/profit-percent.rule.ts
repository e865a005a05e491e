import { BigDecimal, Result, Schema } from "effect";
import { hundred, rate } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "micro.profit-percent";

/** Profit rate of a micro option in percent, for display (Spec 1 §9). Refuses a negative ratio. */
export const profitPercentRule = defineRule({
	id,
	title: "Profit rate of a micro option in percent",
	clause: "Spec 1 §9",
	formula: "profitRatio × 100",
	rounding: "none",
	input: Schema.Struct({ profitRatio: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "0.85 is 85 percent",
			given: { profitRatio: "0.85" },
			gives: { percent: "85" },
		},
		{
			shows: "nothing is rounded",
			given: { profitRatio: "0.123456789" },
			gives: { percent: "12.3456789" },
		},
		{
			shows: "a negative ratio is refused",
			given: { profitRatio: "-0.1" },
			gives: { refused: "profitRatio" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({ percent: rate(BigDecimal.multiply(figures.profitRatio, hundred)) });
	},
});
