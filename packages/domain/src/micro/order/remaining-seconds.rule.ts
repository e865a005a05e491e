import { BigDecimal, Result, Schema } from "effect";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "micro.remaining-seconds";
const secondsPerMillisecond = BigDecimal.make(1n, 3);

/** Remaining time of a micro order in seconds (Spec 1 §4, §9). Refuses negative figures. */
export const remainingSecondsRule = defineRule({
	id,
	title: "Remaining seconds of a micro order",
	clause: "Spec 1 §4, §9",
	formula: "remainMilliSeconds ÷ 1000",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		return Result.succeed({
			seconds: BigDecimal.multiply(figures.remainMilliSeconds, secondsPerMillisecond),
		});
	},
});
