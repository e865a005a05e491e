import { BigDecimal, Result, Schema } from "effect";
import { type Decimal, decimal, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.suggested-stops";
const lossShare = decimal("0.005");
const gainShare = decimal("0.01");
const minimumPoints = 10n;

/** The largest precision of an instrument's price. */
const mostDigits = 8;

/**
 * Suggested initial stops: half a percent of loss and one percent of profit, at least 10 points (units of the last digit of the price) from the
 * reference price and at least one point above zero. Refuses a negative reference.
 */
export const suggestedStopsRule = defineRule({
	id,
	title: "Suggested stop-loss and take-profit",
	clause: "Spec 1 §5",
	formula:
		"buy: stopLoss = reference × (1 − 0.005), takeProfit = reference × (1 + 0.01); sell: stopLoss = reference × (1 + 0.005), takeProfit = reference × (1 − 0.01); at least 10 points from the reference, and 1 above zero",
	whyCode: "its decimals are an input, and it takes the larger of two distances",
	rounding: "to the digits of the price, half away from zero",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		reference: DecimalField,
		digits: WholeField,
	}),
	output: Schema.Struct({ stopLoss: DecimalField, takeProfit: DecimalField }),
	examples: [
		{
			shows: "a buy loses below and earns above the reference",
			given: { direction: "buy", reference: "200", digits: "2" },
			gives: { stopLoss: "199", takeProfit: "202" },
		},
		{
			shows: "a sell the other way round",
			given: { direction: "sell", reference: "200", digits: "2" },
			gives: { stopLoss: "201", takeProfit: "198" },
		},
		{
			shows: "both are at least 10 points away, and a point above zero",
			given: { direction: "buy", reference: "5", digits: "0" },
			gives: { stopLoss: "1", takeProfit: "15" },
		},
		{
			shows: "a negative reference is refused",
			given: { direction: "buy", reference: "-1", digits: "2" },
			gives: { refused: "reference" },
		},
	],
	compute: ({ direction, reference, digits }) => {
		const negative = firstNegative({ reference, digits });
		if (negative) return refuse(id, negative, "is negative");
		if (digits > mostDigits) return refuse(id, "digits", "is too large");
		const distance = (share: Decimal) =>
			BigDecimal.max(
				round(BigDecimal.multiply(reference, share), digits, "half up"),
				BigDecimal.make(minimumPoints, digits),
			);
		const at = (moved: Decimal) =>
			BigDecimal.max(round(moved, digits, "half up"), BigDecimal.make(1n, digits));
		const below = (share: Decimal) => at(BigDecimal.subtract(reference, distance(share)));
		const above = (share: Decimal) => at(BigDecimal.sum(reference, distance(share)));
		return Result.succeed(
			direction === "buy"
				? { stopLoss: below(lossShare), takeProfit: above(gainShare) }
				: { stopLoss: above(lossShare), takeProfit: below(gainShare) },
		);
	},
});
