import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { multiply, round, subtract, sum } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** Decimals of a transfer (docs/assumptions.md, A-53). */
const decimals = 2;

const lacks = subtract("needed", "free");

/**
 * What an account lacks for a payment, and what to move to it: also the part by which the payment may grow until it is made, because it follows a price
 * (docs/assumptions.md, A-510).
 */
export const shortageRule = defineFormulaRule({
	id: "account.shortage",
	title: "Amount that an account lacks for a payment",
	clause: "Spec 1 §5, Spec 2 §5",
	formula: {
		missing: round(lacks, decimals, "up"),
		wanted: round(sum(lacks, multiply("needed", "allowance")), decimals, "up"),
	},
	signed: ["free"],
	rounding: "2 decimals, away from zero",
	input: Schema.Struct({ needed: DecimalField, free: DecimalField, allowance: DecimalField }),
	output: Schema.Struct({ missing: DecimalField, wanted: DecimalField }),
	examples: [
		{
			shows: "a part of a cent is missing as a cent",
			given: { needed: "100.001", free: "40", allowance: "0" },
			gives: { missing: "60.01", wanted: "60.01" },
		},
		{
			shows: "the allowance is a part of the whole payment",
			given: { needed: "100", free: "40", allowance: "0.01" },
			gives: { missing: "60", wanted: "61" },
		},
		{
			shows: "a debt is missing, too",
			given: { needed: "10", free: "-2.5", allowance: "0" },
			gives: { missing: "12.5", wanted: "12.5" },
		},
		{
			shows: "a negative payment is refused",
			given: { needed: "-1", free: "2", allowance: "0" },
			gives: { refused: "needed" },
		},
	],
});
