import { BigDecimal, Result, Schema } from "effect";
import { money, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.floating-profit";

/** Profit of a holding order at a given price, before fees (docs/assumptions.md, A-03). Refuses negative figures. */
export const floatingProfitRule = defineRule({
	id,
	title: "Floating profit of a contract order",
	clause: "Spec 1 §3, §4",
	formula:
		"buy: (price − openPrice) × quantity × contractSize; sell: (openPrice − price) × quantity × contractSize",
	rounding: "6 decimals, half away from zero",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		openPrice: DecimalField,
		price: DecimalField,
		quantity: DecimalField,
		contractSize: DecimalField,
	}),
	output: Schema.Struct({ profit: DecimalField }),
	examples: [
		{
			shows: "a buy gains when the price rises",
			given: {
				direction: "buy",
				openPrice: "1.08402",
				price: "1.0845",
				quantity: "0.5",
				contractSize: "1000",
			},
			gives: { profit: "0.24" },
		},
		{
			shows: "a sell loses what a buy gains",
			given: {
				direction: "sell",
				openPrice: "1.08402",
				price: "1.0845",
				quantity: "0.5",
				contractSize: "1000",
			},
			gives: { profit: "-0.24" },
		},
		{
			shows: "an unchanged price gives no profit",
			given: { direction: "sell", openPrice: "5", price: "5", quantity: "1", contractSize: "1" },
			gives: { profit: "0" },
		},
		{
			shows: "a negative price is refused",
			given: { direction: "buy", openPrice: "1", price: "-1", quantity: "1", contractSize: "1" },
			gives: { refused: "price" },
		},
	],
	compute: ({ direction, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { openPrice, price, quantity, contractSize } = figures;
		const move =
			direction === "buy" ? BigDecimal.subtract(price, openPrice) : BigDecimal.subtract(openPrice, price);
		const profit = BigDecimal.multiply(move, BigDecimal.multiply(quantity, contractSize));
		return Result.succeed({ profit: money(round(profit, 6, "half up")) });
	},
});
