import { BigDecimal, Result } from "effect";
import type { Decimal, Money, Price } from "../../money/decimal.ts";
import { floatingProfitRule } from "../figures/floating-profit.rule.ts";
import type { OrderDraft } from "./order-draft.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";

/** The figures of a receipt. A figure that cannot be computed is absent. */
export interface OrderReceipt {
	/** The latest price of a market order, the target of a pending one. */
	readonly price: Price | undefined;
	readonly margin: Money | undefined;
	readonly fee: Money | undefined;
	/** Free balance after the order, by `contract.free-after`. */
	readonly freeAfter: Money | undefined;
	/**
	 * Profit at each stop, by `contract.floating-profit` from `price`, before fees; negative for a loss. Absent if
	 * `price` has passed the stop.
	 */
	readonly atStopLoss: Decimal | undefined;
	readonly atTakeProfit: Decimal | undefined;
}

/** The figures of a receipt (Spec 1 §5, §9) at the current price and balance. */
export const receiptOf = ({ order }: OrderDraft, facts: TicketFacts): OrderReceipt => {
	const { reference: price, margin, fee, freeAfter } = summarise(facts);
	const { direction, quantity } = order;
	const { contractSize } = facts.instrument;
	const at = (stop: Price | undefined, isOnWrongSide: (profit: Decimal) => boolean): Decimal | undefined => {
		if (!stop || !price) return undefined;
		const figures = { direction, openPrice: price, price: stop, quantity, contractSize };
		const made = Result.getOrUndefined(floatingProfitRule.compute(figures))?.profit;
		return made && !isOnWrongSide(made) ? made : undefined;
	};
	return {
		price,
		margin,
		fee,
		freeAfter,
		atStopLoss: at(order.stopLoss, BigDecimal.isPositive),
		atTakeProfit: at(order.takeProfit, BigDecimal.isNegative),
	};
};
