import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { percentage } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/**
 * Profit of the day in percent of the total without it, by `home.day-start-total` (Spec 1 §2, docs/assumptions.md,
 * Refuses a total of zero or less.
 */
export const dayProfitPercentRule = defineFormulaRule({
	id: "home.day-profit-percent",
	title: "Profit of the day in percent",
	clause: "Spec 1 §2",
	formula: { percent: percentage("profits", "startTotal", 2, "half up") },
	signed: ["profits"],
	rounding: "2 decimals, half away from zero",
	input: Schema.Struct({ profits: DecimalField, startTotal: DecimalField }),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "a profit of 12.34 on 10000",
			given: { profits: "12.34", startTotal: "10000" },
			gives: { percent: "0.12" },
		},
		{
			shows: "the loss of nearly everything",
			given: { profits: "-2393", startTotal: "2493" },
			gives: { percent: "-95.99" },
		},
		{
			shows: "a half is rounded up",
			given: { profits: "1", startTotal: "800" },
			gives: { percent: "0.13" },
		},
		{
			shows: "the half of a loss is rounded away from zero",
			given: { profits: "-1", startTotal: "800" },
			gives: { percent: "-0.13" },
		},
		{
			shows: "a total of zero is refused",
			given: { profits: "1", startTotal: "0" },
			gives: { refused: "startTotal" },
		},
		{
			shows: "a negative total is refused",
			given: { profits: "1", startTotal: "-5" },
			gives: { refused: "startTotal" },
		},
	],
});
