import { Schema } from "effect";
import { zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, divide, isSame, multiply, subtract } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

const move = divide(multiply("moved", "quantity"), "closedQuantity", 12, "half up");

/**
 * What a position gains or loses by the move that changed the profit of another position of its instrument by `moved`: profit is proportional to price
 * and quantity (docs/assumptions.md, A-03, A-144). Refuses negative quantities, and a closed quantity of zero.
 */
export const sameMoveProfitRule = defineFormulaRule({
	id: "contract.same-move-profit",
	title: "Profit of a position by the move of another one",
	clause: "Spec 1 §3, §4",
	formula: {
		gained: choose(isSame("direction", "closedDirection"), {
			"same direction": move,
			"opposite direction": subtract(zero, move),
		}),
	},
	signed: ["moved"],
	rounding: "12 decimals, half away from zero",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		closedDirection: ChoiceField("buy", "sell"),
		moved: DecimalField,
		quantity: DecimalField,
		closedQuantity: DecimalField,
	}),
	output: Schema.Struct({ gained: DecimalField }),
	examples: [
		{
			shows: "twice the quantity loses twice as much",
			given: { direction: "buy", closedDirection: "buy", moved: "-100", quantity: "4", closedQuantity: "2" },
			gives: { gained: "-200" },
		},
		{
			shows: "the opposite direction gains what the other loses",
			given: { direction: "sell", closedDirection: "buy", moved: "-100", quantity: "2", closedQuantity: "2" },
			gives: { gained: "100" },
		},
		{
			shows: "an endless quotient is rounded to twelve decimals",
			given: { direction: "sell", closedDirection: "sell", moved: "1", quantity: "2", closedQuantity: "3" },
			gives: { gained: "0.666666666667" },
		},
		{
			shows: "a closed quantity of zero is refused",
			given: { direction: "buy", closedDirection: "buy", moved: "1", quantity: "2", closedQuantity: "0" },
			gives: { refused: "closedQuantity" },
		},
	],
});
