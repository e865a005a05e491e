import { Result, Schema } from "effect";
import { divide, money } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.repayment-coins";

/**
 * The coins that repay a loan (our addition, A-624): the amount to repay in units of a currency, at its price in the site's currency. Rounded
 * up, so that they are worth the amount. Refuses negative figures and a price of zero.
 */
export const repaymentCoinsRule = defineRule({
	id,
	title: "Coins that repay a loan",
	clause: "Spec 2 §2",
	formula: "amount ÷ price",
	rounding: "the decimals of the currency, up",
	input: Schema.Struct({ amount: DecimalField, price: DecimalField, decimals: WholeField }),
	output: Schema.Struct({ coins: DecimalField }),
	examples: [
		{
			shows: "a coin that is worth a dollar",
			given: { amount: "505.75", price: "1", decimals: "8" },
			gives: { coins: "505.75" },
		},
		{
			shows: "the last decimal is rounded up",
			given: { amount: "505.75", price: "96500", decimals: "8" },
			gives: { coins: "0.00524094" },
		},
		{
			shows: "nothing to repay needs no coin",
			given: { amount: "0", price: "3400", decimals: "8" },
			gives: { coins: "0" },
		},
		{
			shows: "a price of zero is refused",
			given: { amount: "505.75", price: "0", decimals: "8" },
			gives: { refused: "price" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", price: "1", decimals: "8" },
			gives: { refused: "amount" },
		},
	],
	compute: ({ amount, price, decimals }) => {
		const negative = firstNegative({ amount, price });
		if (negative) return refuse(id, negative, "is negative");
		const coins = divide(amount, price, decimals, "up");
		return coins ? Result.succeed({ coins: money(coins) }) : refuse(id, "price", "is zero");
	},
});
