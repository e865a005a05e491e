import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { percentage, sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/**
 * The margin level at the price at which a position was closed: the last reported one, changed by what all positions of its instrument gained since, by
 * `contract.same-move-profit` (docs/assumptions.md, A-144). Refuses a margin of zero.
 */
export const closingLevelRule = defineFormulaRule({
	id: "contract.closing-level",
	title: "Margin level at a close price",
	clause: "Spec 1 §3, §4",
	formula: { closingLevel: sum("hazardRate", percentage("gained", "margin", 2, "half up")) },
	signed: ["hazardRate", "gained"],
	rounding: "the change to 2 decimals, half away from zero",
	input: Schema.Struct({ hazardRate: DecimalField, gained: DecimalField, margin: DecimalField }),
	output: Schema.Struct({ closingLevel: DecimalField }),
	examples: [
		{
			shows: "a loss of one and a half times the margin",
			given: { hazardRate: "200", gained: "-150", margin: "100" },
			gives: { closingLevel: "50" },
		},
		{
			shows: "half of a hundredth of a percent is rounded up",
			given: { hazardRate: "100.01", gained: "1", margin: "800" },
			gives: { closingLevel: "100.14" },
		},
		{
			shows: "a margin of zero is refused",
			given: { hazardRate: "200", gained: "1", margin: "0" },
			gives: { refused: "margin" },
		},
	],
});
