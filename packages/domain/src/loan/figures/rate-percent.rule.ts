import { Schema } from "effect";
import { hundred } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Converts a loan's rate from a fraction to percent for display (Spec 2 §3). Refuses negative rates. */
export const ratePercentRule = defineFormulaRule({
	id: "loan.rate-percent",
	title: "Rate of a loan in percent",
	clause: "Spec 2 §3",
	formula: { percent: multiply("rate", hundred) },
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
});
