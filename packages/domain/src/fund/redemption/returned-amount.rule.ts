import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, subtract } from "../../rule/expression.ts";
import { DecimalField } from "../../rule/rule-field.ts";

/** What an early redemption pays out: the amount without its penalty (Spec 2 §9). Refuses negative figures. */
export const returnedAmountRule = defineFormulaRule({
	id: "fund.returned-amount",
	title: "Amount that a redemption returns",
	clause: "Spec 2 §4, §9",
	formula: { returned: atLeastZero(subtract("shareAmount", "penalty")) },
	rounding: "none; never below 0",
	input: Schema.Struct({ shareAmount: DecimalField, penalty: DecimalField }),
	output: Schema.Struct({ returned: DecimalField }),
	examples: [
		{
			shows: "the penalty is kept",
			given: { shareAmount: "1000", penalty: "30" },
			gives: { returned: "970" },
		},
		{
			shows: "all decimals of the penalty count",
			given: { shareAmount: "0.01", penalty: "0.0003" },
			gives: { returned: "0.0097" },
		},
		{
			shows: "a penalty above the amount takes all of it",
			given: { shareAmount: "1000", penalty: "1200" },
			gives: { returned: "0" },
		},
		{
			shows: "a negative penalty is refused",
			given: { shareAmount: "1000", penalty: "-1" },
			gives: { refused: "penalty" },
		},
	],
});
