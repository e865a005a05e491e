import { Result, Schema } from "effect";
import { divide, wholeDecimal } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "copy-trading.average-holding";

/** How long a trader holds an order on average, in seconds (our addition). Refuses an empty history. */
export const averageHoldingRule = defineRule({
	id,
	title: "Average holding time of a trader",
	clause: "Spec 2 §9",
	formula: "seconds ÷ trades",
	rounding: "0 decimals, half away from zero",
	input: Schema.Struct({ seconds: WholeField, trades: WholeField }),
	output: Schema.Struct({ averageSeconds: DecimalField }),
	examples: [
		{
			shows: "three orders of an hour in total",
			given: { seconds: "3600", trades: "3" },
			gives: { averageSeconds: "1200" },
		},
		{ shows: "a half is rounded up", given: { seconds: "3", trades: "2" }, gives: { averageSeconds: "2" } },
		{
			shows: "a trader without orders has none",
			given: { seconds: "0", trades: "0" },
			gives: { refused: "trades" },
		},
		{
			shows: "negative time is refused",
			given: { seconds: "-1", trades: "2" },
			gives: { refused: "seconds" },
		},
	],
	compute: ({ seconds, trades }) => {
		const negative = firstNegative({ seconds, trades });
		if (negative) return refuse(id, negative, "is negative");
		const averageSeconds = divide(wholeDecimal(seconds), wholeDecimal(trades), 0, "half up");
		return averageSeconds ? Result.succeed({ averageSeconds }) : refuse(id, "trades", "is zero");
	},
});
