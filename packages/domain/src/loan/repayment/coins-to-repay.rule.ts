import { Result, Schema } from "effect";
import { divide } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "loan.coins-to-repay";

/** The most decimals of a currency (docs/assumptions.md, A-462). */
const mostDigits = 18;

/** The coins that repay an amount at the price of one coin (docs/assumptions.md, A-624). Never worth less than the amount. Refuses negative figures and a price of zero. */
export const coinsToRepayRule = defineRule({
	id,
	title: "Coins that repay a loan",
	clause: "Spec 2 §3, §9",
	formula: "amount ÷ price",
	whyCode: "its decimals are an input",
	rounding: "to the digits of the currency, up",
	input: Schema.Struct({ amount: DecimalField, price: DecimalField, digits: WholeField }),
	output: Schema.Struct({ coins: DecimalField }),
	examples: [
		{
			shows: "half a coin",
			given: { amount: "1000", price: "2000", digits: "8" },
			gives: { coins: "0.5" },
		},
		{
			shows: "the last decimal is rounded up",
			given: { amount: "100", price: "3", digits: "2" },
			gives: { coins: "33.34" },
		},
		{
			shows: "a price of zero is refused",
			given: { amount: "100", price: "0", digits: "2" },
			gives: { refused: "price" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", price: "3", digits: "2" },
			gives: { refused: "amount" },
		},
	],
	compute: ({ amount, price, digits }) => {
		const negative = firstNegative({ amount, price, digits });
		if (negative) return refuse(id, negative, "is negative");
		if (digits > mostDigits) return refuse(id, "digits", "is too large");
		const coins = divide(amount, price, digits, "up");
		return coins ? Result.succeed({ coins }) : refuse(id, "price", "is zero");
	},
});
