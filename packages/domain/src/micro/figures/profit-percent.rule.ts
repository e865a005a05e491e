import { Schema } from "effect";
import { hundred } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Profit rate of a micro option in percent, for display (Spec 1 §9). Refuses a negative ratio. */
export const profitPercentRule = defineFormulaRule({
	id: "micro.profit-percent",
	title: "Profit rate of a micro option in percent",
	clause: "Spec 1 §9",
	formula: { percent: multiply("profitRatio", hundred) },
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
});
