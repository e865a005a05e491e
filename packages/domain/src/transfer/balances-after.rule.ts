import { Schema } from "effect";
import { defineFormulaRule } from "../rule/define-formula-rule.ts";
import { subtract, sum } from "../rule/expression.ts";
import { DecimalField } from "../rule/rule-field.ts";

/** The balances of both accounts after a transfer: nothing is lost or gained (Spec 2 §4). Refuses a negative amount. */
export const transferBalancesRule = defineFormulaRule({
	id: "transfer.balances-after",
	title: "Balances after a transfer",
	clause: "Spec 2 §4, §5",
	formula: { fromAfter: subtract("from", "amount"), toAfter: sum("to", "amount") },
	signed: ["from", "to"],
	rounding: "none",
	input: Schema.Struct({ from: DecimalField, to: DecimalField, amount: DecimalField }),
	output: Schema.Struct({ fromAfter: DecimalField, toAfter: DecimalField }),
	examples: [
		{
			shows: "the amount leaves one account and arrives in the other",
			given: { from: "100", to: "50.5", amount: "33.33" },
			gives: { fromAfter: "66.67", toAfter: "83.83" },
		},
		{
			shows: "a transfer of everything leaves nothing",
			given: { from: "100", to: "0", amount: "100" },
			gives: { fromAfter: "0", toAfter: "100" },
		},
		{
			shows: "a transfer settles a debt",
			given: { from: "100", to: "-30", amount: "30" },
			gives: { fromAfter: "70", toAfter: "0" },
		},
		{
			shows: "a negative amount is refused",
			given: { from: "100", to: "50", amount: "-1" },
			gives: { refused: "amount" },
		},
	],
});
