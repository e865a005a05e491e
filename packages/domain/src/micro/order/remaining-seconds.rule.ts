import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { shift } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Remaining time of a micro order in seconds (Spec 1 §4, §9). Refuses negative figures. */
export const remainingSecondsRule = defineFormulaRule({
	id: "micro.remaining-seconds",
	title: "Remaining seconds of a micro order",
	clause: "Spec 1 §4, §9",
	formula: { seconds: shift("remainMilliSeconds", 3) },
	rounding: "none",
	input: Schema.Struct({ remainMilliSeconds: DecimalField }),
	output: Schema.Struct({ seconds: DecimalField }),
	examples: [
		{
			shows: "one minute",
			given: { remainMilliSeconds: "60000" },
			gives: { seconds: "60" },
		},
		{
			shows: "a fraction of a second is kept",
			given: { remainMilliSeconds: "1500" },
			gives: { seconds: "1.5" },
		},
		{
			shows: "zero stays zero",
			given: { remainMilliSeconds: "0" },
			gives: { seconds: "0" },
		},
		{
			shows: "a negative time is refused",
			given: { remainMilliSeconds: "-1" },
			gives: { refused: "remainMilliSeconds" },
		},
	],
});
