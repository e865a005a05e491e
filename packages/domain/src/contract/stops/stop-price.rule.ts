import { BigDecimal, Result, Schema } from "effect";
import { price as asPrice, decimal, divide, hundred } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { ChoiceField, DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";

const id = "contract.stop-price";

/** The largest precision of an instrument's price. */
const mostDigits = 8;

/**
 * The price of a stop that is given as a distance from the reference, a percentage of it, or the money that the order makes or loses
 * there before its fee (docs/assumptions.md, A-644). It is rounded so that a stop-loss loses no more, and a take-profit earns no
 * less, than was given. Refuses negative figures, a price below zero, and money without quantity and contract size.
 */
export const stopPriceRule = defineRule({
	id,
	title: "Price of a stop",
	clause: "Spec 1 §5",
	formula:
		"distance: reference ∓ amount; percent: reference × (1 ∓ amount ÷ 100); money: reference ∓ amount ÷ (quantity × contractSize)",
	whyCode: "its decimals are an input, and it refuses a price below zero by the field of the amount",
	rounding: "to the digits of the price; up for a buy, down for a sell",
	input: Schema.Struct({
		direction: ChoiceField("buy", "sell"),
		stop: ChoiceField("stop-loss", "take-profit"),
		basis: ChoiceField("distance", "percent", "money"),
		amount: DecimalField,
		reference: DecimalField,
		quantity: Schema.optionalKey(DecimalField),
		contractSize: Schema.optionalKey(DecimalField),
		digits: WholeField,
	}),
	output: Schema.Struct({ price: DecimalField }),
	examples: [
		{
			shows: "the stop-loss of a buy is below the reference",
			given: {
				direction: "buy",
				stop: "stop-loss",
				basis: "distance",
				amount: "0.005",
				reference: "1.08402",
				digits: "5",
			},
			gives: { price: "1.07902" },
		},
		{
			shows: "that of a sell is above it",
			given: {
				direction: "sell",
				stop: "stop-loss",
				basis: "distance",
				amount: "0.005",
				reference: "1.08402",
				digits: "5",
			},
			gives: { price: "1.08902" },
		},
		{
			shows: "a percentage that does not end at the digits of the price loses less, not more",
			given: {
				direction: "buy",
				stop: "stop-loss",
				basis: "percent",
				amount: "1",
				reference: "1.08402",
				digits: "5",
			},
			gives: { price: "1.07318" },
		},
		{
			shows: "a take-profit earns the money, or a little more",
			given: {
				direction: "buy",
				stop: "take-profit",
				basis: "money",
				amount: "10",
				reference: "1.08402",
				quantity: "3",
				contractSize: "1000",
				digits: "5",
			},
			gives: { price: "1.08736" },
		},
		{
			shows: "a price below zero is refused",
			given: {
				direction: "buy",
				stop: "stop-loss",
				basis: "percent",
				amount: "101",
				reference: "1.08402",
				digits: "5",
			},
			gives: { refused: "amount" },
		},
		{
			shows: "money without a quantity is refused",
			given: {
				direction: "buy",
				stop: "stop-loss",
				basis: "money",
				amount: "10",
				reference: "1.08402",
				contractSize: "1000",
				digits: "5",
			},
			gives: { refused: "quantity" },
		},
	],
	compute: ({ direction, stop, basis, digits, ...figures }) => {
		const negative = firstNegative({ ...figures, digits });
		if (negative) return refuse(id, negative, "is negative");
		if (digits > mostDigits) return refuse(id, "digits", "is too large");
		const { amount, reference, quantity, contractSize } = figures;
		if (BigDecimal.isZero(reference)) return refuse(id, "reference", "is zero");
		// Distance and divisor of the exact price: (reference × divisor ∓ distance) ÷ divisor.
		let [distance, divisor] = [amount, decimal("1")];
		if (basis === "percent") [distance, divisor] = [BigDecimal.multiply(reference, amount), hundred];
		if (basis === "money") {
			if (quantity === undefined) return refuse(id, "quantity", "is missing");
			if (contractSize === undefined) return refuse(id, "contractSize", "is missing");
			if (BigDecimal.isZero(quantity)) return refuse(id, "quantity", "is zero");
			if (BigDecimal.isZero(contractSize)) return refuse(id, "contractSize", "is zero");
			divisor = BigDecimal.multiply(quantity, contractSize);
		}
		const isBelow = (direction === "buy") === (stop === "stop-loss");
		const exact = BigDecimal.sum(
			BigDecimal.multiply(reference, divisor),
			isBelow ? BigDecimal.negate(distance) : distance,
		);
		if (BigDecimal.isNegative(exact)) return refuse(id, "amount", "is too large");
		const price = divide(exact, divisor, digits, direction === "buy" ? "up" : "down");
		return price ? Result.succeed({ price: asPrice(price) }) : refuse(id, "quantity", "is zero");
	},
});
