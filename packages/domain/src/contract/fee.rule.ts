import { BigDecimal, Result, Schema } from "effect";
import { money, round } from "../money/decimal.ts";
import { DecimalField, defineRule, firstNegative, refuse } from "../rule/define-rule.ts";

const id = "contract.fee";

/** Fee of a contract order, taken once when it opens (Spec 1 §9). Refuses negative figures. */
export const feeRule = defineRule({
	id,
	title: "Fee of a contract order",
	clause: "Spec 1 §9",
	formula: "per contract: quantity × feeRate; share of margin: margin × feeRate",
	rounding: "6 decimals, half up",
	input: Schema.Struct({
		basis: Schema.Literals(["per contract", "share of margin"]),
		quantity: DecimalField,
		margin: DecimalField,
		feeRate: DecimalField,
	}),
	output: DecimalField,
	examples: [
		{
			shows: "trade_fee_type 1 charges for each contract",
			given: { basis: "per contract", quantity: "0.5", margin: "5.4201", feeRate: "0.5" },
			gives: "0.25",
		},
		{
			shows: "any other trade_fee_type charges a share of the margin",
			given: { basis: "share of margin", quantity: "0.5", margin: "5.4201", feeRate: "0.5" },
			gives: "2.71005",
		},
		{
			shows: "a half at the seventh decimal goes up",
			given: { basis: "share of margin", quantity: "1", margin: "0.000001", feeRate: "0.5" },
			gives: "0.000001",
		},
		{
			shows: "a negative rate is refused",
			given: { basis: "per contract", quantity: "1", margin: "1", feeRate: "-0.1" },
			gives: { refused: "feeRate" },
		},
	],
	compute: ({ basis, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const base = basis === "per contract" ? figures.quantity : figures.margin;
		return Result.succeed(money(round(BigDecimal.multiply(base, figures.feeRate), 6, "half up")));
	},
});
