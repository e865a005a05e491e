import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { sum } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";
import { movementKinds } from "../movement-kind.ts";

const figures = ["opening", ...movementKinds] as const;

/** The closing balance of a statement: the opening balance and the sums of all kinds of movements (docs/assumptions.md, A-562). */
export const statementClosingRule = defineFormulaRule({
	id: "account.statement-closing",
	title: "Closing balance of a statement",
	clause: "Spec 2 §2, §3",
	formula: { closing: sum(...figures) },
	signed: figures,
	rounding: "none",
	input: Schema.Struct({
		opening: DecimalField,
		deposit: DecimalField,
		withdrawal: DecimalField,
		transfer: DecimalField,
		result: DecimalField,
		fee: DecimalField,
		fund: DecimalField,
		loan: DecimalField,
		other: DecimalField,
		reservation: DecimalField,
	}),
	output: Schema.Struct({ closing: DecimalField }),
	examples: [
		{
			shows: "reserved margin lowers the available balance without being a loss",
			given: {
				opening: "1000",
				...{ deposit: "0", withdrawal: "0", transfer: "250", result: "0", fee: "-0.5" },
				...{ fund: "0", loan: "0", other: "0", reservation: "-216.464" },
			},
			gives: { closing: "1033.036" },
		},
		{
			shows: "every kind counts",
			given: {
				opening: "100",
				...{ deposit: "500", withdrawal: "-50", transfer: "-25", result: "12.345678", fee: "-1.5" },
				...{ fund: "-100", loan: "1000", other: "3", reservation: "-10" },
			},
			gives: { closing: "1428.845678" },
		},
		{
			shows: "without movements it is the opening balance",
			given: {
				opening: "7.1",
				...{ deposit: "0", withdrawal: "0", transfer: "0", result: "0", fee: "0" },
				...{ fund: "0", loan: "0", other: "0", reservation: "0" },
			},
			gives: { closing: "7.1" },
		},
	],
});
