import { BigDecimal, Result, Schema } from "effect";
import { divide, hundred, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.smallest-amount";

/** The smallest amount, in whole cents, of which `receive` is paid out (docs/assumptions.md, A-460). Refuses negative figures, and a fee that takes every amount. */
export const smallestAmountRule = defineRule({
	id,
	title: "Smallest amount that pays out what is asked for",
	clause: "Spec 2 §9",
	formula:
		"fixed: receive × usdPrice ÷ accountPrice + drawRate; percent: receive × usdPrice ÷ accountPrice × 100 ÷ (100 − drawRate)",
	whyCode: "it refuses a fee of 100 percent or more by the field of the fee",
	rounding: "receive × usdPrice ÷ accountPrice to 18 decimals, the amount to 2, both up",
	input: Schema.Struct({
		receive: DecimalField,
		feeType: ChoiceField("fixed", "percent"),
		drawRate: DecimalField,
		usdPrice: DecimalField,
		accountPrice: DecimalField,
	}),
	output: Schema.Struct({ amount: DecimalField }),
	examples: [
		{
			shows: "a fixed fee is added",
			given: { receive: "0.1", feeType: "fixed", drawRate: "5", usdPrice: "2000", accountPrice: "1" },
			gives: { amount: "205" },
		},
		{
			shows: "a part of a cent is rounded up",
			given: { receive: "1", feeType: "percent", drawRate: "1", usdPrice: "1", accountPrice: "1" },
			gives: { amount: "1.02" },
		},
		{
			shows: "a fee of 100 percent is refused",
			given: { receive: "1", feeType: "percent", drawRate: "100", usdPrice: "1", accountPrice: "1" },
			gives: { refused: "drawRate" },
		},
		{
			shows: "an account without a price is refused",
			given: { receive: "1", feeType: "fixed", drawRate: "1", usdPrice: "1", accountPrice: "0" },
			gives: { refused: "accountPrice" },
		},
		{
			shows: "a negative amount is refused",
			given: { receive: "-1", feeType: "fixed", drawRate: "1", usdPrice: "1", accountPrice: "1" },
			gives: { refused: "receive" },
		},
	],
	compute: ({ feeType, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { receive, drawRate, usdPrice, accountPrice } = figures;
		const worth = divide(BigDecimal.multiply(receive, usdPrice), accountPrice, 18, "up");
		if (!worth) return refuse(id, "accountPrice", "is zero");
		if (feeType === "fixed")
			return Result.succeed({ amount: round(BigDecimal.sum(worth, drawRate), 2, "up") });
		const kept = BigDecimal.subtract(hundred, drawRate);
		const amount = BigDecimal.isPositive(kept)
			? divide(BigDecimal.multiply(worth, hundred), kept, 2, "up")
			: undefined;
		return amount ? Result.succeed({ amount }) : refuse(id, "drawRate", "is too large");
	},
});
