import { Result, Schema } from "effect";
import { money, percentOf } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.fee";

/** Fee of a withdrawal in the currency of the account (Spec 2 §9). Refuses negative figures. */
export const withdrawalFeeRule = defineRule({
	id,
	title: "Fee of a withdrawal",
	clause: "Spec 2 §9",
	formula: "fixed: drawRate; percent: amount × drawRate ÷ 100",
	rounding: "none",
	input: Schema.Struct({
		amount: DecimalField,
		feeType: ChoiceField("fixed", "percent"),
		drawRate: DecimalField,
	}),
	output: Schema.Struct({ fee: DecimalField }),
	examples: [
		{
			shows: "fee_type 1 is a fixed amount, independent of the withdrawal",
			given: { amount: "1000", feeType: "fixed", drawRate: "5" },
			gives: { fee: "5" },
		},
		{
			shows: "any other fee_type is a percentage of the amount",
			given: { amount: "1000", feeType: "percent", drawRate: "1.5" },
			gives: { fee: "15" },
		},
		{
			shows: "nothing is rounded",
			given: { amount: "0.01", feeType: "percent", drawRate: "0.3" },
			gives: { fee: "0.00003" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", feeType: "fixed", drawRate: "5" },
			gives: { refused: "amount" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", feeType: "percent", drawRate: "-5" },
			gives: { refused: "drawRate" },
		},
		{
			shows: "an unknown fee type is refused",
			given: { amount: "1", feeType: "1", drawRate: "5" },
			gives: { refused: "feeType" },
		},
	],
	compute: ({ feeType, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, drawRate } = figures;
		const fee = feeType === "fixed" ? drawRate : percentOf(amount, drawRate);
		return Result.succeed({ fee: money(fee) });
	},
});
