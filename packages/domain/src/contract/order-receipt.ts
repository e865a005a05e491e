import { Result } from "effect";
import type { Decimal, Money, Price } from "../money/decimal.ts";
import { floatingProfitRule } from "./floating-profit.rule.ts";
import type { PressedOrder } from "./order-press.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";

/** What a receipt shows of a pressed order. What can't be computed is absent. */
export interface OrderReceipt {
	/** The latest price of a market order, the target of a pending one. */
	readonly price: Price | undefined;
	readonly margin: Money | undefined;
	readonly fee: Money | undefined;
	/** Free money after the order, by `contract.free-after`. */
	readonly freeAfter: Money | undefined;
	/** The profit at each stop, by `contract.floating-profit` from `price` on, before the fee; below zero where it is a loss. */
	readonly atStopLoss: Decimal | undefined;
	readonly atTakeProfit: Decimal | undefined;
}

/** The figures of a receipt (Spec 1 §5, §9), reckoned with the prices and the money of this moment. */
export const receiptOf = ({ order }: PressedOrder, facts: TicketFacts): OrderReceipt => {
	const { reference: price, margin, fee, freeAfter } = summarise(facts);
	const { direction, quantity } = order;
	const { contractSize } = facts.instrument;
	const at = (stop: Price | undefined): Decimal | undefined =>
		stop &&
		price &&
		Result.getOrUndefined(
			floatingProfitRule.compute({ direction, openPrice: price, price: stop, quantity, contractSize }),
		)?.profit;
	return {
		price,
		margin,
		fee,
		freeAfter,
		atStopLoss: at(order.stopLoss),
		atTakeProfit: at(order.takeProfit),
	};
};
