import { BigDecimal, Result, Schema } from "effect";
import { hundred } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.rate-percent";

/** Converts a loan's rate from a fraction to percent for display (Spec 2 §3). Refuses negative rates. */
export const ratePercentRule = defineRule({
	id,
	title: "Rate of a loan in percent",
	clause: "Spec 2 §3",
	formula: "rate × 100",
	rounding: "none",
	input: Schema.Struct({ rate: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{ shows: "a thousandth is 0.1 percent", given: { rate: "0.001" }, gives: { percent: "0.1" } },
		{
			shows: "rates that binary floats get wrong are exact",
			given: { rate: "0.0007" },
			gives: { percent: "0.07" },
		},
		{ shows: "a loan without interest has 0 percent", given: { rate: "0" }, gives: { percent: "0" } },
		{ shows: "a negative rate is refused", given: { rate: "-0.001" }, gives: { refused: "rate" } },
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({ percent: BigDecimal.multiply(figures.rate, hundred) });
	},
});
