import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { multiply, shift, subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";
import { marginRiskLevels } from "./margin-risk.ts";

/** What the equity lacks for a margin level without a warning (docs/assumptions.md, A-260); below zero above that level. */
export const missingEquityRule = defineFormulaRule({
	id: "contract.missing-equity",
	title: "Equity that is missing for a safe margin level",
	clause: "Spec 1 §3",
	formula: { missing: shift(multiply("margin", subtract(marginRiskLevels.safe, "hazardRate")), 2) },
	signed: ["hazardRate"],
	rounding: "none",
	input: Schema.Struct({ margin: DecimalField, hazardRate: DecimalField }),
	output: Schema.Struct({ missing: DecimalField }),
	examples: [
		{
			shows: "60 percent of the margin are missing at a level of 100",
			given: { margin: "50.5", hazardRate: "100" },
			gives: { missing: "30.3" },
		},
		{
			shows: "nothing is missing at the safe level",
			given: { margin: "100", hazardRate: "160" },
			gives: { missing: "0" },
		},
		{
			shows: "a level below zero lacks more than the margin",
			given: { margin: "100", hazardRate: "-40" },
			gives: { missing: "200" },
		},
		{
			shows: "a negative margin is refused",
			given: { margin: "-1", hazardRate: "100" },
			gives: { refused: "margin" },
		},
	],
});
