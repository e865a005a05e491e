import type { Direction } from "@tradewind/domain/contract";
import { decimal, quantity, rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Refusal } from "../api/answer.ts";
import type { Market } from "../market/market.ts";
import type { Execution } from "./execution.ts";
import type { NewOrder } from "./new-order.ts";
import { isHolding } from "./order.ts";
import type { OrderBook } from "./order-book.ts";

export interface Trade {
	readonly customerId: number;
	readonly code: string;
	readonly direction: Direction;
	readonly quantity: string;
	readonly openedAt: number;
}

/** Orders of the past, for scenarios. */
export const createPastTrades = (market: Market, book: OrderBook, execution: Execution) => {
	const newOrder = (trade: Trade): NewOrder => {
		const instrument = market.byCode(trade.code);
		if (!instrument) throw new Error(`There is no instrument ${trade.code}`);
		return {
			instrument,
			direction: trade.direction,
			quantity: quantity(decimal(trade.quantity)),
			multiple: rate(decimal(instrument.listing.multiples[0] ?? "1")),
			targetPrice: undefined,
			stopLoss: undefined,
			takeProfit: undefined,
		};
	};

	return {
		/** Opens an order at the price of that moment, as if the customer had submitted it then; gives its id. */
		open: (trade: Trade): Result.Result<number, Refusal> =>
			Result.map(execution.open(trade.customerId, newOrder(trade), trade.openedAt), ({ id }) => id),
		/** Closes a holding order, or cancels a pending one, at the price of a moment. */
		end: (orderId: number, at: number): void => {
			const order = book.get(orderId);
			if (!order) throw new Error(`There is no order ${orderId}`);
			if (isHolding(order)) execution.close(order, order.instrument.price(at), at);
			else execution.cancel(order, at);
		},
	};
};
