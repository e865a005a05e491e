import { BigDecimal, Result } from "effect";
import { type Price, price } from "../../money/decimal.ts";
import { type NotATypedDecimal, readTypedDecimal } from "../../money/typed-decimal.ts";
import type { Direction } from "../order/contract-order.ts";
import { summarise, type TicketFacts } from "../ticket/order-ticket.ts";
import { readQuantity } from "../ticket/ticket-form.ts";
import { stopPriceRule } from "./stop-price.rule.ts";

/** How the customer types a stop, besides its price. */
export type StopBasis = "distance" | "percent" | "money";

/** The price of a typed stop, or why it has none. */
export type TypedStop =
	| { readonly is: "price"; readonly price: Price }
	| { readonly is: NotATypedDecimal["reason"] }
	| { readonly is: "no price yet" | "no quantity" | "too far" };

/** The price of a stop that is typed by another basis (docs/assumptions.md, A-644), from the ticket's reference price and quantity. */
export const typedStopOf = (
	field: "stopLoss" | "takeProfit",
	direction: Direction,
	basis: StopBasis,
	text: string,
	facts: TicketFacts,
): TypedStop => {
	const { instrument, language, form } = facts;
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) return { is: typed.failure.reason };
	const { reference } = summarise(facts);
	if (!reference) return { is: "no price yet" };
	const quantity = readQuantity(form.quantity, instrument, language).value;
	if (basis === "money" && !quantity) return { is: "no quantity" };
	const made = stopPriceRule.compute({
		direction,
		stop: field === "stopLoss" ? "stop-loss" : "take-profit",
		basis,
		amount: typed.success,
		reference,
		...(quantity && { quantity }),
		contractSize: instrument.contractSize,
		digits: instrument.pricePrecision,
	});
	return Result.isSuccess(made) && BigDecimal.isPositive(made.success.price)
		? { is: "price", price: price(made.success.price) }
		: { is: "too far" };
};
