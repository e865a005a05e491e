import { BigDecimal, Result, Schema } from "effect";
import { price as asPrice } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.stop-distance";

/**
 * Minimum distance of a stop from its reference price, in points, the last digit of the price (docs/assumptions.md,
 *
 */
const points = 10n;

/** Upper limit of the price precision. */
const maxDecimals = 8;

/**
 * The nearest allowed stop-loss and take-profit around a reference price: the latest price of a market or holding
 * order, the target of a pending one. A stop exactly at the limit is allowed.
 */
export const stopDistanceRule = defineRule({
	id,
	title: "Nearest stop-loss and take-profit",
	clause: "Spec 1 §5",
	formula:
		"distance = 10 × 10^−pricePrecision; buy: stopLoss ≤ reference − distance, takeProfit ≥ reference + distance; sell: the other way round",
	rounding: "none; a limit below zero becomes zero",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		reference: DecimalField,
		pricePrecision: WholeField,
	}),
	output: Schema.Struct({ stopLoss: DecimalField, takeProfit: DecimalField }),
	examples: [
		{
			shows: "a buy stops below and takes profit above",
			given: { direction: "buy", reference: "1.08402", pricePrecision: "5" },
			gives: { stopLoss: "1.08392", takeProfit: "1.08412" },
		},
		{
			shows: "a sell stops above and takes profit below",
			given: { direction: "sell", reference: "1.08402", pricePrecision: "5" },
			gives: { stopLoss: "1.08412", takeProfit: "1.08392" },
		},
		{
			shows: "whole-number prices have a distance of ten points",
			given: { direction: "buy", reference: "39500", pricePrecision: "0" },
			gives: { stopLoss: "39490", takeProfit: "39510" },
		},
		{
			shows: "a limit is never below zero",
			given: { direction: "buy", reference: "5", pricePrecision: "0" },
			gives: { stopLoss: "0", takeProfit: "15" },
		},
		{
			shows: "a negative reference is refused",
			given: { direction: "buy", reference: "-1", pricePrecision: "2" },
			gives: { refused: "reference" },
		},
		{
			shows: "a precision above eight decimals is refused",
			given: { direction: "buy", reference: "1", pricePrecision: "9" },
			gives: { refused: "pricePrecision" },
		},
	],
	compute: ({ direction, reference, pricePrecision }) => {
		const negative = firstNegative({ reference, pricePrecision });
		if (negative) return refuse(id, negative, "is negative");
		if (pricePrecision > maxDecimals) return refuse(id, "pricePrecision", "is too large");
		const distance = BigDecimal.make(points, pricePrecision);
		const lower = BigDecimal.max(BigDecimal.subtract(reference, distance), BigDecimal.fromBigInt(0n));
		const below = asPrice(lower);
		const above = asPrice(BigDecimal.sum(reference, distance));
		return Result.succeed(
			direction === "buy" ? { stopLoss: below, takeProfit: above } : { stopLoss: above, takeProfit: below },
		);
	},
});
