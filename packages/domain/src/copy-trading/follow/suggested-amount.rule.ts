import { Schema } from "effect";
import { decimal } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, multiply, round, shift } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** How many typical orders a suggested maximum amount is enough for, at the same time (docs/assumptions.md, A-403). */
export const suggestedOrders = decimal("3");

/** The percentage of what is free that a suggestion never exceeds (docs/assumptions.md, A-403). */
export const suggestedPercent = decimal("25");

/** The maximum amount that is enough for some typical orders at once, and the limit of a suggestion, in cents (our addition, docs/assumptions.md, A-53, A-403). Refuses a negative margin. */
export const suggestedAmountRule = defineFormulaRule({
	id: "copy-trading.suggested-amount",
	title: "Suggested maximum amount, and its limit",
	clause: "Spec 2 §5",
	formula: {
		amount: round(multiply("typicalMargin", suggestedOrders), 2, "up"),
		limit: round(atLeastZero(shift(multiply("free", suggestedPercent), 2)), 2, "down"),
	},
	signed: ["free"],
	rounding: "2 decimals, up; the limit down and never below 0",
	input: Schema.Struct({ typicalMargin: DecimalField, free: DecimalField }),
	output: Schema.Struct({ amount: DecimalField, limit: DecimalField }),
	examples: [
		{
			shows: "three typical orders, and a quarter of what is free",
			given: { typicalMargin: "120.5", free: "9710.14" },
			gives: { amount: "361.5", limit: "2427.53" },
		},
		{
			shows: "a part of a cent is rounded up in the amount and down in the limit",
			given: { typicalMargin: "0.001", free: "100.03" },
			gives: { amount: "0.01", limit: "25" },
		},
		{
			shows: "nothing of a debt",
			given: { typicalMargin: "120", free: "-10" },
			gives: { amount: "360", limit: "0" },
		},
		{
			shows: "a negative margin is refused",
			given: { typicalMargin: "-1", free: "100" },
			gives: { refused: "typicalMargin" },
		},
	],
});
