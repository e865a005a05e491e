import { Schema } from "effect";
import { zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, equals, multiply, round } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/**
 * Loss of a losing micro order (Spec 1 §9, micro_loss_level). At a level other than 0 it is the income that the order could have had, to
 * the cent (docs/assumptions.md, A-830). Refuses negative figures.
 */
export const microLossRule = defineFormulaRule({
	id: "micro.loss",
	title: "Loss of a micro order",
	clause: "Spec 1 §9",
	formula: {
		loss: choose(equals("lossLevel", zero), {
			"lossLevel 0": "amount",
			"any other lossLevel": round(multiply("amount", "profitRatio"), 2, "down"),
		}),
	},
	rounding: "level 0: none; else 2 decimals, down",
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
			shows: "a part of a cent is not lost, as it would not be earned",
			given: { amount: "1.5", profitRatio: "0.75", lossLevel: "2" },
			gives: { loss: "1.12" },
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
});
