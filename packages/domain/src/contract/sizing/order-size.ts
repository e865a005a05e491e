import { BigDecimal, Result } from "effect";
import {
	type Decimal,
	decimal,
	type Price,
	percentOf,
	type Quantity,
	quantity,
	zero,
} from "../../money/decimal.ts";
import { type NotATypedDecimal, readTypedDecimal } from "../../money/typed-decimal.ts";
import { distance, sumOf } from "../../sum/sum-of.ts";
import { readPrice } from "../stops/stop-price.ts";
import { summarise, type TicketFacts } from "../ticket/order-ticket.ts";
import { multipleOf, smallestQuantity } from "../ticket/ticket-form.ts";
import { largestQuantityRule } from "./largest-quantity.rule.ts";
import { quantityForLossRule } from "./quantity-for-loss.rule.ts";
import { quantityForValueRule } from "./quantity-for-value.rule.ts";

/** How the customer gives the size of an order: its quantity, its value, or the most that it may lose at its stop-loss. */
export type SizeBasis = "quantity" | "value" | "loss";

/** The quantity that an amount makes, or why it makes none. */
export type OrderSize =
	| {
			readonly is: "sized";
			readonly quantity: Quantity;
			/** The free balance does not pay the quantity of the amount. */
			readonly isCapped: boolean;
	  }
	| { readonly is: "too little"; readonly minimum: Quantity }
	/** Nothing is typed, or no readable amount. */
	| { readonly is: NotATypedDecimal["reason"] }
	| { readonly is: "no price yet" | "no stop-loss" | "terms unknown" };

/** How far the price of a market order may rise until Max no longer pays it, in percent (docs/assumptions.md, A-642). */
const risePercent = decimal("0.2");

/**
 * The quantity for a typed amount (docs/assumptions.md, A-641, A-643), from the stop-loss, the terms and the reference price of the
 * ticket. It is never more than the free balance pays, if that is known.
 */
export const sizeOf = (
	basis: Exclude<SizeBasis, "quantity">,
	text: string,
	facts: TicketFacts,
): OrderSize => {
	const typed = readTypedDecimal(text, facts.language);
	if (Result.isFailure(typed)) return { is: typed.failure.reason };
	const { reference } = summarise(facts);
	if (!reference || BigDecimal.isZero(reference)) return { is: "no price yet" };
	const { contractSize, quantityStep: step } = facts.instrument;
	if (basis === "value") {
		const made = quantityForValueRule.compute({ value: typed.success, contractSize, price: reference, step });
		return sized(Result.getOrUndefined(made)?.quantity, undefined, facts);
	}
	const stop = stopLossOf(facts);
	if (!stop || BigDecimal.equals(stop, reference)) return { is: "no stop-loss" };
	const terms = termsOf(facts, reference);
	if (!terms) return { is: "terms unknown" };
	const made = quantityForLossRule.compute({
		loss: typed.success,
		distance: distance(reference, stop),
		...terms,
	});
	return sized(Result.getOrUndefined(made)?.quantity, largestOf(facts, hundredPercent), facts);
};

const hundredPercent = decimal("100");

/** The quantity that a part of the free balance pays, at a price a little higher (docs/assumptions.md, A-642). */
export const largestOf = (facts: TicketFacts, percent: Decimal): Quantity | undefined => {
	const { reference } = summarise(facts);
	if (!facts.free || !reference) return undefined;
	const rise = facts.form.kind === "market" ? percentOf(reference, risePercent) : zero;
	const terms = termsOf(facts, sumOf([reference, rise]));
	const budget = percentOf(facts.free, percent);
	if (!terms || BigDecimal.isNegative(budget)) return undefined;
	const made = Result.getOrUndefined(largestQuantityRule.compute({ budget, ...terms }));
	return made && quantity(made.quantity);
};

const sized = (
	made: Decimal | undefined,
	largest: Quantity | undefined,
	{ instrument }: TicketFacts,
): OrderSize => {
	if (made === undefined) return { is: "terms unknown" };
	const isCapped = largest !== undefined && BigDecimal.isGreaterThan(made, largest);
	const result = quantity(isCapped ? largest : made);
	const minimum = smallestQuantity(instrument);
	return BigDecimal.isLessThan(result, minimum)
		? { is: "too little", minimum }
		: { is: "sized", quantity: result, isCapped };
};

export const stopLossOf = ({ form, instrument, language }: TicketFacts): Price | undefined =>
	form.stopLossOn ? readPrice("stopLoss", form.stopLoss, instrument, language).value : undefined;

export const termsOf = ({ instrument, form, feeBasis }: TicketFacts, price: Decimal) => {
	const multiple = multipleOf(form, instrument);
	const { contractSize, marginMode, feeRate, quantityStep: step } = instrument;
	return multiple && feeBasis
		? { contractSize, marginMode, price, multiple, feeType: feeBasis, feeRate, step }
		: undefined;
};
