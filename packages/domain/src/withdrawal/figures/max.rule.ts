import { BigDecimal, Result, Schema } from "effect";
import { type Decimal, divide, hundred, money, notBelowZero, round, zero } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "withdrawal.max";
/** Account balances have two decimals. */
const decimals = 2;

/**
 * The largest withdrawal whose amount and fee the balance covers, filled in by the Max button (Spec 2 §9,
 * docs/assumptions.md, A-53). Refuses a negative rate.
 */
export const withdrawalMaxRule = defineRule({
	id,
	title: "Largest withdrawal that a balance covers",
	clause: "Spec 2 §9",
	formula: "fixed: balance − drawRate; percent: balance × 100 ÷ (100 + drawRate)",
	rounding: "2 decimals, down; never below 0",
	input: Schema.Struct({
		balance: DecimalField,
		feeType: ChoiceField("fixed", "percent"),
		drawRate: DecimalField,
	}),
	output: Schema.Struct({ max: DecimalField }),
	examples: [
		{
			shows: "a fixed fee is subtracted",
			given: { balance: "100", feeType: "fixed", drawRate: "5" },
			gives: { max: "95" },
		},
		{
			shows: "a percentage fee is subtracted",
			given: { balance: "105", feeType: "percent", drawRate: "5" },
			gives: { max: "100" },
		},
		{
			shows: "further decimals are cut off",
			given: { balance: "100.009", feeType: "fixed", drawRate: "0" },
			gives: { max: "100" },
		},
		{
			shows: "an endless quotient is cut off",
			given: { balance: "100", feeType: "percent", drawRate: "1" },
			gives: { max: "99" },
		},
		{
			shows: "a balance below the fee covers nothing",
			given: { balance: "4", feeType: "fixed", drawRate: "5" },
			gives: { max: "0" },
		},
		{
			shows: "a negative balance covers nothing",
			given: { balance: "-10", feeType: "percent", drawRate: "5" },
			gives: { max: "0" },
		},
		{
			shows: "a negative rate is refused",
			given: { balance: "1", feeType: "percent", drawRate: "-5" },
			gives: { refused: "drawRate" },
		},
	],
	compute: ({ balance, feeType, drawRate }) => {
		if (firstNegative({ drawRate })) return refuse(id, "drawRate", "is negative");
		if (feeType === "fixed")
			return maxLength(round(BigDecimal.subtract(balance, drawRate), decimals, "down"));
		const base = BigDecimal.sum(hundred, drawRate);
		return maxLength(divide(BigDecimal.multiply(balance, hundred), base, decimals, "down") ?? zero);
	},
});

const maxLength = (covered: Decimal) => Result.succeed({ max: money(notBelowZero(covered)) });
