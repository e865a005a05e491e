import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * How far the total profit of closed orders fell from its highest point before (our addition). The total begins at 0, so
 * a loss from the first order on is a drawdown.
 */
export const drawdownRule = defineFormulaRule({
	id: "copy-trading.drawdown",
	title: "Drawdown of a trader",
	clause: "Spec 2 §9",
	formula: { drawdown: atLeastZero(subtract("highest", "lowest")) },
	signed: ["highest", "lowest"],
	rounding: "none; never below 0",
	input: Schema.Struct({ highest: DecimalField, lowest: DecimalField }),
	output: Schema.Struct({ drawdown: DecimalField }),
	examples: [
		{ shows: "a fall after a gain", given: { highest: "120", lowest: "45.5" }, gives: { drawdown: "74.5" } },
		{ shows: "a fall below the start", given: { highest: "20", lowest: "-30" }, gives: { drawdown: "50" } },
		{
			shows: "losses from the start",
			given: { highest: "0", lowest: "-12.25" },
			gives: { drawdown: "12.25" },
		},
		{ shows: "no fall", given: { highest: "10", lowest: "10" }, gives: { drawdown: "0" } },
	],
});
