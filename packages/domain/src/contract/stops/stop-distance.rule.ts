import { BigDecimal, Result, Schema } from "effect";
import { price as asPrice } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.stop-distance";

/**
 * The nearest allowed stop-loss and take-profit around a reference price: the latest price of a market or holding
 * order, the target of a pending one. The distance is 0, so a stop at the reference price itself is allowed
 * (docs/assumptions.md, A-04).
 */
export const stopDistanceRule = defineRule({
	id,
	title: "Nearest stop-loss and take-profit",
	clause: "Spec 1 §5",
	formula: "buy: stopLoss ≤ reference, takeProfit ≥ reference; sell: the other way round",
	whyCode: "its formula states limits, not a figure",
	rounding: "none",
	input: Schema.Struct({ direction: ChoiceField("buy", "sell"), reference: DecimalField }),
	output: Schema.Struct({ stopLoss: DecimalField, takeProfit: DecimalField }),
	examples: [
		{
			shows: "a buy stops at or below the reference and takes profit at or above it",
			given: { direction: "buy", reference: "1.08402" },
			gives: { stopLoss: "1.08402", takeProfit: "1.08402" },
		},
		{
			shows: "a sell stops at or above the reference and takes profit at or below it",
			given: { direction: "sell", reference: "39500" },
			gives: { stopLoss: "39500", takeProfit: "39500" },
		},
		{
			shows: "a negative reference is refused",
			given: { direction: "buy", reference: "-1" },
			gives: { refused: "reference" },
		},
	],
	compute: ({ reference }) => {
		if (BigDecimal.isNegative(reference)) return refuse(id, "reference", "is negative");
		return Result.succeed({ stopLoss: asPrice(reference), takeProfit: asPrice(reference) });
	},
});
