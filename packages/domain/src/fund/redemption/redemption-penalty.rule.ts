import { Result, Schema } from "effect";
import { money, percentOf } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "fund.redemption-penalty";

/** Penalty of an early redemption in the fund's currency (Spec 2 §9). Refuses negative figures. */
export const redemptionPenaltyRule = defineRule({
	id,
	title: "Penalty of an early redemption",
	clause: "Spec 2 §9",
	formula: "shareAmount × liquidatedDamagesPercent ÷ 100",
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
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const penalty = percentOf(figures.shareAmount, figures.liquidatedDamagesPercent);
		return Result.succeed({ penalty: money(penalty) });
	},
});
