import { BigDecimal, Result, Schema } from "effect";
import { money, notBelowZero, round } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.receive";
const decimalsOf = { crypto: 4, bank: 2 } as const;

/** The amount received from a withdrawal, in its currency (Spec 2 §9). Refuses negative figures. */
export const withdrawalReceiveRule = defineRule({
	id,
	title: "Received amount of a withdrawal",
	clause: "Spec 2 §9",
	formula: "(amount − fee) × rate",
	rounding: "crypto 4 decimals, bank 2 decimals, half away from zero; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		fee: DecimalField,
		rate: DecimalField,
		kind: ChoiceField("crypto", "bank"),
	}),
	output: Schema.Struct({ receive: DecimalField }),
	examples: [
		{
			shows: "the fee is subtracted from the amount",
			given: { amount: "1000", fee: "5", rate: "1", kind: "bank" },
			gives: { receive: "995" },
		},
		{
			shows: "a withdrawal of the whole balance pays its fee from the amount",
			given: { amount: "100", fee: "5", rate: "0.9", kind: "bank" },
			gives: { receive: "85.5" },
		},
		{
			shows: "crypto is rounded to four decimals",
			given: { amount: "100", fee: "1", rate: "0.00012345", kind: "crypto" },
			gives: { receive: "0.0122" },
		},
		{
			shows: "a bank amount is rounded to two decimals",
			given: { amount: "100", fee: "1", rate: "7.82345", kind: "bank" },
			gives: { receive: "774.52" },
		},
		{
			shows: "a half is rounded up",
			given: { amount: "1.005", fee: "0", rate: "1", kind: "bank" },
			gives: { receive: "1.01" },
		},
		{
			shows: "a fee above the amount leaves zero",
			given: { amount: "1", fee: "5", rate: "1", kind: "crypto" },
			gives: { receive: "0" },
		},
		{
			shows: "a negative fee is refused",
			given: { amount: "1", fee: "-5", rate: "1", kind: "crypto" },
			gives: { refused: "fee" },
		},
		{
			shows: "a negative rate is refused",
			given: { amount: "1", fee: "0", rate: "-1", kind: "crypto" },
			gives: { refused: "rate" },
		},
		{
			shows: "an unknown kind is refused",
			given: { amount: "1", fee: "0", rate: "1", kind: "cash" },
			gives: { refused: "kind" },
		},
	],
	compute: ({ kind, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, fee, rate } = figures;
		const arriving = BigDecimal.multiply(notBelowZero(BigDecimal.subtract(amount, fee)), rate);
		return Result.succeed({ receive: money(round(arriving, decimalsOf[kind], "half up")) });
	},
});
