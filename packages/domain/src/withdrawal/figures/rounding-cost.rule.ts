import { BigDecimal, Result, Schema } from "effect";
import { divide, money, notBelowZero } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.rounding-cost";

/**
 * What a withdrawal loses because the received amount is rounded down, in the account's currency (docs/assumptions.md, A-460).
 * Refuses negative figures and an account price of zero.
 */
export const withdrawalRoundingCostRule = defineRule({
	id,
	title: "Cost of rounding a received amount",
	clause: "Spec 2 §9",
	formula: "amount − fee − receive × usdPrice ÷ accountPrice",
	rounding: "2 decimals, half away from zero; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		fee: DecimalField,
		receive: DecimalField,
		accountPrice: DecimalField,
		usdPrice: DecimalField,
	}),
	output: Schema.Struct({ roundingCost: DecimalField }),
	examples: [
		{
			shows: "four decimals of a bitcoin are steps of 9.65 dollars",
			given: { amount: "100", fee: "0.5", receive: "0.001", accountPrice: "1", usdPrice: "96500" },
			gives: { roundingCost: "3" },
		},
		{
			shows: "an amount that is paid out whole loses nothing",
			given: { amount: "100", fee: "5", receive: "95", accountPrice: "1", usdPrice: "1" },
			gives: { roundingCost: "0" },
		},
		{
			shows: "an account in euros loses euros",
			given: { amount: "10", fee: "0", receive: "0.001", accountPrice: "1.25", usdPrice: "10000" },
			gives: { roundingCost: "2" },
		},
		{
			shows: "a fee above the amount leaves nothing to round",
			given: { amount: "1", fee: "5", receive: "0", accountPrice: "1", usdPrice: "1" },
			gives: { roundingCost: "0" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", fee: "0", receive: "0", accountPrice: "1", usdPrice: "1" },
			gives: { refused: "amount" },
		},
		{
			shows: "an account price of zero is refused",
			given: { amount: "1", fee: "0", receive: "0", accountPrice: "0", usdPrice: "1" },
			gives: { refused: "accountPrice" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, fee, receive, accountPrice, usdPrice } = figures;
		const worth = BigDecimal.multiply(receive, usdPrice);
		const paidOut = BigDecimal.multiply(notBelowZero(BigDecimal.subtract(amount, fee)), accountPrice);
		const cost = divide(notBelowZero(BigDecimal.subtract(paidOut, worth)), accountPrice, 2, "half up");
		return cost ? Result.succeed({ roundingCost: money(cost) }) : refuse(id, "accountPrice", "is zero");
	},
});
