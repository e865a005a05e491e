import { BigDecimal, Result, Schema } from "effect";
import { notBelowZero, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "fund.largest-subscription";

/** The most decimals of a currency (docs/assumptions.md, A-462). */
const mostDigits = 18;

/** The largest amount of a subscription, which Max enters: what is available, but not more than the maximum of the fund. Refuses a negative maximum. */
export const largestSubscriptionRule = defineRule({
	id,
	title: "Largest subscription of a fund",
	clause: "Spec 2 §4",
	formula: "the smaller of free and maximum",
	whyCode: "its decimals are an input",
	rounding: "to the digits of the currency, down; never below 0",
	input: Schema.Struct({
		free: DecimalField,
		maximum: Schema.optionalKey(DecimalField),
		digits: WholeField,
	}),
	output: Schema.Struct({ largest: DecimalField }),
	examples: [
		{
			shows: "what is available",
			given: { free: "100.129", maximum: "500", digits: "2" },
			gives: { largest: "100.12" },
		},
		{ shows: "the maximum", given: { free: "1000", maximum: "500", digits: "2" }, gives: { largest: "500" } },
		{ shows: "a fund without a maximum", given: { free: "1000", digits: "2" }, gives: { largest: "1000" } },
		{ shows: "nothing of a debt", given: { free: "-3", digits: "2" }, gives: { largest: "0" } },
		{
			shows: "a negative maximum is refused",
			given: { free: "1", maximum: "-1", digits: "2" },
			gives: { refused: "maximum" },
		},
	],
	compute: ({ free, maximum, digits }) => {
		const negative = firstNegative({ maximum, digits });
		if (negative) return refuse(id, negative, "is negative");
		if (digits > mostDigits) return refuse(id, "digits", "is too large");
		const payable = maximum ? BigDecimal.min(free, maximum) : free;
		return Result.succeed({ largest: round(notBelowZero(payable), digits, "down") });
	},
});
