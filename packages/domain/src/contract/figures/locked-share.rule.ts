import { BigDecimal, Result, Schema } from "effect";
import { divide, hundred, rate } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.locked-share";

/**
 * The part of the free balance that the margin of an order locks, in percent (docs/assumptions.md, A-411). Refuses
 * negative figures and a free balance of zero.
 */
export const lockedShareRule = defineRule({
	id,
	title: "Part of the free balance that an order locks",
	clause: "Spec 1 §9",
	formula: "margin ÷ free × 100",
	rounding: "2 decimals, never down",
	input: Schema.Struct({ margin: DecimalField, free: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "a margin of most of the balance",
			given: { margin: "890", free: "1000" },
			gives: { percent: "89" },
		},
		{
			shows: "a part is rounded up",
			given: { margin: "1", free: "3" },
			gives: { percent: "33.34" },
		},
		{
			shows: "a margin above the balance is more than all of it",
			given: { margin: "1500", free: "1000" },
			gives: { percent: "150" },
		},
		{ shows: "a balance of zero is refused", given: { margin: "1", free: "0" }, gives: { refused: "free" } },
		{
			shows: "a negative margin is refused",
			given: { margin: "-1", free: "1" },
			gives: { refused: "margin" },
		},
	],
	compute: ({ margin, free }) => {
		const negative = firstNegative({ margin, free });
		if (negative) return refuse(id, negative, "is negative");
		const percent = divide(BigDecimal.multiply(margin, hundred), free, 2, "up");
		return percent ? Result.succeed({ percent: rate(percent) }) : refuse(id, "free", "is zero");
	},
});
