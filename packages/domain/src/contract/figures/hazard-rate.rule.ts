import { BigDecimal, Result, Schema } from "effect";
import { decimal, divide, rate } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.hazard-rate";

/** At or below this hazard rate, in percent, the platform closes losing positions (docs/assumptions.md, A-05). */
export const stopOutLevel = rate(decimal("50"));

/**
 * Equity over margin of the open positions, in percent; zero without margin (docs/assumptions.md, A-05). Equity contains
 * all locked money, also that of pending orders.
 */
export const hazardRateRule = defineRule({
	id,
	title: "Hazard rate of the open positions",
	clause: "Spec 1 §3",
	formula: "(free + locked + profit) ÷ margin × 100; 0 without margin",
	rounding: "2 decimals, never up",
	input: Schema.Struct({
		free: DecimalField,
		locked: DecimalField,
		profit: DecimalField,
		margin: DecimalField,
	}),
	output: Schema.Struct({ hazardRate: DecimalField }),
	examples: [
		{
			shows: "twice the margin in equity is 200 percent",
			given: { free: "100", locked: "100", profit: "0", margin: "100" },
			gives: { hazardRate: "200" },
		},
		{
			shows: "a loss reduces the equity",
			given: { free: "0", locked: "100", profit: "-50", margin: "100" },
			gives: { hazardRate: "50" },
		},
		{
			shows: "the rate is zero without positions",
			given: { free: "100", locked: "0", profit: "0", margin: "0" },
			gives: { hazardRate: "0" },
		},
		{
			shows: "a positive rate is rounded down",
			given: { free: "0", locked: "3", profit: "-1", margin: "3" },
			gives: { hazardRate: "66.66" },
		},
		{
			shows: "a negative rate is rounded away from zero",
			given: { free: "0", locked: "3", profit: "-5", margin: "3" },
			gives: { hazardRate: "-66.67" },
		},
		{
			shows: "the margin of a pending order remains equity",
			given: { free: "50", locked: "150", profit: "0", margin: "100" },
			gives: { hazardRate: "200" },
		},
		{
			shows: "negative locked money is refused",
			given: { free: "0", locked: "-1", profit: "0", margin: "1" },
			gives: { refused: "locked" },
		},
		{
			shows: "a negative margin is refused",
			given: { free: "0", locked: "1", profit: "0", margin: "-1" },
			gives: { refused: "margin" },
		},
	],
	compute: ({ free, locked, profit, margin }) => {
		const negative = firstNegative({ locked, margin });
		if (negative) return refuse(id, negative, "is negative");
		const equity = BigDecimal.sumAll([free, locked, profit]);
		const rounding = BigDecimal.isNegative(equity) ? "up" : "down";
		const percent = divide(BigDecimal.multiply(equity, decimal("100")), margin, 2, rounding);
		return Result.succeed({ hazardRate: rate(percent ?? decimal("0")) });
	},
});
