import { Schema } from "effect";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { atLeastZero, choose, divide, multiply, subtract } from "../../rule/expression.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";

/** Decimals of a received amount (Spec 2 §9). */
export const receivedDecimals = { crypto: 4, bank: 2 } as const;

const paidOut = multiply(atLeastZero(subtract("amount", "fee")), "accountPrice");

/**
 * The amount received from a withdrawal, in its currency (Spec 2 §9): never worth more than the amount without its fee. Refuses
 * negative figures and a price of zero.
 */
export const withdrawalReceiveRule = defineFormulaRule({
	id: "withdrawal.receive",
	title: "Received amount of a withdrawal",
	clause: "Spec 2 §9",
	formula: {
		receive: choose("kind", {
			crypto: divide(paidOut, "usdPrice", receivedDecimals.crypto, "down"),
			bank: divide(paidOut, "usdPrice", receivedDecimals.bank, "down"),
		}),
	},
	rounding: "crypto 4 decimals, bank 2 decimals, down; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		fee: DecimalField,
		accountPrice: DecimalField,
		usdPrice: DecimalField,
		kind: ChoiceField("crypto", "bank"),
	}),
	output: Schema.Struct({ receive: DecimalField }),
	examples: [
		{
			shows: "the fee is subtracted from the amount",
			given: { amount: "1000", fee: "5", accountPrice: "1", usdPrice: "1", kind: "bank" },
			gives: { receive: "995" },
		},
		{
			shows: "a withdrawal of the whole balance pays its fee from the amount",
			given: { amount: "100", fee: "5", accountPrice: "1", usdPrice: "1.25", kind: "bank" },
			gives: { receive: "76" },
		},
		{
			shows: "crypto has four decimals, and further ones are cut off",
			given: { amount: "100", fee: "0.5", accountPrice: "1", usdPrice: "96500", kind: "crypto" },
			gives: { receive: "0.001" },
		},
		{
			shows: "a bank amount has two decimals",
			given: { amount: "100", fee: "1", accountPrice: "1", usdPrice: "0.127", kind: "bank" },
			gives: { receive: "779.52" },
		},
		{
			shows: "an amount below the smallest unit is not rounded up to it",
			given: { amount: "4.85", fee: "0", accountPrice: "1", usdPrice: "96500", kind: "crypto" },
			gives: { receive: "0" },
		},
		{
			shows: "a quotient that has no end loses nothing on the way",
			given: { amount: "3", fee: "0", accountPrice: "1", usdPrice: "3", kind: "crypto" },
			gives: { receive: "1" },
		},
		{
			shows: "an account in the same currency is paid without a conversion",
			given: { amount: "10", fee: "0.1", accountPrice: "1.08", usdPrice: "1.08", kind: "bank" },
			gives: { receive: "9.9" },
		},
		{
			shows: "a fee above the amount leaves zero",
			given: { amount: "1", fee: "5", accountPrice: "1", usdPrice: "1", kind: "crypto" },
			gives: { receive: "0" },
		},
		{
			shows: "a negative fee is refused",
			given: { amount: "1", fee: "-5", accountPrice: "1", usdPrice: "1", kind: "crypto" },
			gives: { refused: "fee" },
		},
		{
			shows: "a negative price is refused",
			given: { amount: "1", fee: "0", accountPrice: "1", usdPrice: "-1", kind: "crypto" },
			gives: { refused: "usdPrice" },
		},
		{
			shows: "a price of zero is refused",
			given: { amount: "1", fee: "0", accountPrice: "1", usdPrice: "0", kind: "crypto" },
			gives: { refused: "usdPrice" },
		},
		{
			shows: "an unknown kind is refused",
			given: { amount: "1", fee: "0", accountPrice: "1", usdPrice: "1", kind: "cash" },
			gives: { refused: "kind" },
		},
	],
});
