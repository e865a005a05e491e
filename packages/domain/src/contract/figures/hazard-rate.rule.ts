import { Schema } from "effect";
import { decimal, rate, zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, equals, percentage, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** At or below this hazard rate, in percent, the platform closes losing positions (docs/assumptions.md, A-05). */
export const stopOutLevel = rate(decimal("50"));

/**
 * Equity over margin of the open positions, in percent; zero without margin (docs/assumptions.md, A-05). Equity contains
 * all locked money, also that of pending orders.
 */
export const hazardRateRule = defineFormulaRule({
	id: "contract.hazard-rate",
	title: "Hazard rate of the open positions",
	clause: "Spec 1 §3",
	formula: {
		hazardRate: choose(equals("margin", zero), {
			"without margin": zero,
			"": percentage(sum("free", "locked", "profit"), "margin", 2, "floor"),
		}),
	},
	signed: ["free", "profit"],
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
});
