import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, shift } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** Penalty of an early redemption in the fund's currency (Spec 2 §9). Refuses negative figures. */
export const redemptionPenaltyRule = defineFormulaRule({
	id: "fund.redemption-penalty",
	title: "Penalty of an early redemption",
	clause: "Spec 2 §9",
	formula: { penalty: shift(multiply("shareAmount", "liquidatedDamagesPercent"), 2) },
	rounding: "none",
	input: Schema.Struct({ shareAmount: DecimalField, liquidatedDamagesPercent: DecimalField }),
	output: Schema.Struct({ penalty: DecimalField }),
	examples: [
		{
			shows: "three percent of a thousand",
			given: { shareAmount: "1000", liquidatedDamagesPercent: "3" },
			gives: { penalty: "30" },
		},
		{
			shows: "nothing is rounded",
			given: { shareAmount: "0.01", liquidatedDamagesPercent: "0.5" },
			gives: { penalty: "0.00005" },
		},
		{
			shows: "a negative share is refused",
			given: { shareAmount: "-1", liquidatedDamagesPercent: "3" },
			gives: { refused: "shareAmount" },
		},
		{
			shows: "a negative percentage is refused",
			given: { shareAmount: "1", liquidatedDamagesPercent: "-3" },
			gives: { refused: "liquidatedDamagesPercent" },
		},
	],
});
