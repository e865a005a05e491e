import { BigDecimal, Result } from "effect";
import {
	price as asPrice,
	quantity as asQuantity,
	type Decimal,
	type Money,
	money,
	type Price,
	type Quantity,
} from "../../money/decimal.ts";
import { breakEvenRule } from "../figures/break-even.rule.ts";
import { floatingProfitRule } from "../figures/floating-profit.rule.ts";
import { orderValueRule } from "../figures/order-value.rule.ts";
import { netProfitOf } from "../order/net-profit.ts";
import type { OrderDraft } from "./order-draft.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";

/** The figures of a receipt: everything that the order costs and can cost. A figure that cannot be computed is absent. */
export interface OrderReceipt {
	/** The latest price of a market order, the target of a pending one. */
	readonly price: Price | undefined;
	readonly margin: Money | undefined;
	readonly fee: Money | undefined;
	/** Free balance after the order, by `contract.free-after`. */
	readonly freeAfter: Money | undefined;
	/** Units of the underlying and their value at `price`, by `contract.order-value`. */
	readonly units: Quantity | undefined;
	readonly value: Money | undefined;
	/** The close price at which the profit covers the fee, and the distance to it, negative for a sell, by `contract.break-even`. */
	readonly breakEven: Price | undefined;
	readonly move: Price | undefined;
	/** Absent if `price` has passed the stop. */
	readonly atStopLoss: StopResult | undefined;
	readonly atTakeProfit: StopResult | undefined;
}

/** The result of an order that closes at a stop; negative for a loss. */
export interface StopResult {
	/** Before the fee, by `contract.floating-profit`. */
	readonly profit: Money;
	/** After the fee, by `contract.net-profit`; absent while the fee is unknown. */
	readonly net: Money | undefined;
}

/** The figures of a receipt (Spec 1 §5, §9; docs/assumptions.md, A-410) at the current price and balance. */
export const receiptOf = ({ order }: OrderDraft, facts: TicketFacts): OrderReceipt => {
	const { reference: price, margin, fee, freeAfter } = summarise(facts);
	const { direction, quantity } = order;
	const { contractSize } = facts.instrument;
	const at = (
		stop: Price | undefined,
		isOnWrongSide: (profit: Decimal) => boolean,
	): StopResult | undefined => {
		if (!stop || !price) return undefined;
		const figures = { direction, openPrice: price, price: stop, quantity, contractSize };
		const made = Result.getOrUndefined(floatingProfitRule.compute(figures))?.profit;
		if (!made || isOnWrongSide(made)) return undefined;
		const profit = money(made);
		return { profit, net: fee && netProfitOf({ profit, fee }) };
	};
	const worth = price && Result.getOrUndefined(orderValueRule.compute({ quantity, contractSize, price }));
	const even = price && fee && breakEvenOf({ direction, openPrice: price, fee, quantity, contractSize });
	return {
		price,
		margin,
		fee,
		freeAfter,
		units: worth && asQuantity(worth.units),
		value: worth && money(worth.value),
		breakEven: even?.price,
		move: even?.move,
		atStopLoss: at(order.stopLoss, BigDecimal.isPositive),
		atTakeProfit: at(order.takeProfit, BigDecimal.isNegative),
	};
};

/** Absent if the price would be below zero: the profit never covers the fee. */
const breakEvenOf = (figures: Parameters<typeof breakEvenRule.compute>[0]) => {
	const made = Result.getOrUndefined(breakEvenRule.compute(figures));
	if (!made || BigDecimal.isNegative(made.price)) return undefined;
	const move = figures.direction === "buy" ? made.move : BigDecimal.negate(made.move);
	return { price: asPrice(made.price), move: asPrice(move) };
};
