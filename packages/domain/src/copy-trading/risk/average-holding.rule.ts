import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { divide } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/** How long a trader holds an order on average, in seconds (our addition). Refuses an empty history. */
export const averageHoldingRule = defineFormulaRule({
	id: "copy-trading.average-holding",
	title: "Average holding time of a trader",
	clause: "Spec 2 §9",
	formula: { averageSeconds: divide("seconds", "trades", 0, "half up") },
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
});
