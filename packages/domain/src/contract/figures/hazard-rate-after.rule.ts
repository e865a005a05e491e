import { Schema } from "effect";
import { zero } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { choose, equals, percentage, subtract, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

const allMargin = sum("heldMargin", "margin");

/**
 * The hazard rate once a new order is open, at the price that its margin is computed with (docs/assumptions.md, A-411).
 * `margin` is that of the new order, `heldMargin` that of the open positions.
 */
export const hazardRateAfterRule = defineFormulaRule({
	id: "contract.hazard-rate-after",
	title: "Hazard rate after a contract order",
	clause: "Spec 1 §3",
	formula: {
		hazardRate: choose(equals(allMargin, zero), {
			"without margin": zero,
			"": percentage(subtract(sum("free", "locked", "profit"), "fee"), allMargin, 2, "floor"),
		}),
	},
	signed: ["free", "profit"],
	rounding: "2 decimals, never up",
	input: Schema.Struct({
		free: DecimalField,
		locked: DecimalField,
		profit: DecimalField,
		fee: DecimalField,
		heldMargin: DecimalField,
		margin: DecimalField,
	}),
	output: Schema.Struct({ hazardRate: DecimalField }),
	examples: [
		{
			shows: "the first order of a customer",
			given: { free: "1000", locked: "0", profit: "0", fee: "0", heldMargin: "0", margin: "890" },
			gives: { hazardRate: "112.35" },
		},
		{
			shows: "the fee reduces the equity",
			given: { free: "1000", locked: "0", profit: "0", fee: "110", heldMargin: "0", margin: "890" },
			gives: { hazardRate: "100" },
		},
		{
			shows: "a loss of open positions reduces it too",
			given: { free: "600", locked: "400", profit: "-100", fee: "0", heldMargin: "400", margin: "200" },
			gives: { hazardRate: "150" },
		},
		{
			shows: "the rate is zero without margin",
			given: { free: "1000", locked: "0", profit: "0", fee: "0", heldMargin: "0", margin: "0" },
			gives: { hazardRate: "0" },
		},
		{
			shows: "a negative fee is refused",
			given: { free: "1000", locked: "0", profit: "0", fee: "-1", heldMargin: "0", margin: "1" },
			gives: { refused: "fee" },
		},
		{
			shows: "a negative margin of open positions is refused",
			given: { free: "1000", locked: "0", profit: "0", fee: "0", heldMargin: "-1", margin: "1" },
			gives: { refused: "heldMargin" },
		},
	],
});
