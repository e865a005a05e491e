import { BigDecimal, Result, Schema } from "effect";
import { money, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "micro.loss";

/** Loss of a losing micro order (Spec 1 §9, micro_loss_level). Refuses negative figures. */
export const microLossRule = defineRule({
	id,
	title: "Loss of a micro order",
	clause: "Spec 1 §9",
	formula: "lossLevel 0: amount; any other lossLevel: amount × profitRatio",
	rounding: "level 0: none; else 2 decimals, up",
	input: Schema.Struct({ amount: DecimalField, profitRatio: DecimalField, lossLevel: WholeField }),
	output: Schema.Struct({ loss: DecimalField }),
	examples: [
		{
			shows: "at level 0 the whole amount is lost",
			given: { amount: "100.005", profitRatio: "0.85", lossLevel: "0" },
			gives: { loss: "100.005" },
		},
		{
			shows: "at any other level the loss equals the possible income",
			given: { amount: "100", profitRatio: "0.85", lossLevel: "1" },
			gives: { loss: "85" },
		},
		{
			shows: "a part of a cent is a cent",
			given: { amount: "1.5", profitRatio: "0.75", lossLevel: "2" },
			gives: { loss: "1.13" },
		},
		{
			shows: "a fractional level is refused",
			given: { amount: "1", profitRatio: "1", lossLevel: "0.5" },
			gives: { refused: "lossLevel" },
		},
		{
			shows: "a negative level is refused",
			given: { amount: "1", profitRatio: "1", lossLevel: "-1" },
			gives: { refused: "lossLevel" },
		},
		{
			shows: "a negative amount is refused",
			given: { amount: "-1", profitRatio: "1", lossLevel: "0" },
			gives: { refused: "amount" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, profitRatio, lossLevel } = figures;
		const loss = lossLevel === 0 ? amount : round(BigDecimal.multiply(amount, profitRatio), 2, "up");
		return Result.succeed({ loss: money(loss) });
	},
});
