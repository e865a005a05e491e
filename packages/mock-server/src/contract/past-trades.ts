import type { Direction } from "@tradewind/domain/contract";
import { decimal, type Price, quantity, rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { World } from "../world.ts";
import type { NewOrder } from "./new-order.ts";
import { isHolding } from "./order.ts";

export interface Trade {
	readonly customerId: number;
	readonly code: string;
	readonly direction: Direction;
	readonly quantity: string;
	readonly openedAt: number;
}

/** Opens an order at the price of that moment, as if the customer had submitted it then. */
export const openAt = (world: World, trade: Trade): number =>
	Result.getOrThrow(world.execution.open(trade.customerId, newOrder(world, trade, undefined), trade.openedAt))
		.id;

/** Places a pending order. */
export const placeAt = (world: World, trade: Trade, target: Price): number =>
	Result.getOrThrow(
		world.execution.place(trade.customerId, newOrder(world, trade, target), target, trade.openedAt),
	).id;

/** Closes a holding order, or cancels a pending one, at the price of a moment. */
export const endAt = (world: World, orderId: number, at: number): void => {
	const order = world.book.get(orderId);
	if (!order) throw new Error(`There is no order ${orderId}`);
	if (isHolding(order)) world.execution.close(order, order.instrument.price(at), at);
	else world.execution.cancel(order, at);
};

const newOrder = (world: World, trade: Trade, targetPrice: Price | undefined): NewOrder => {
	const instrument = world.market.byCode(trade.code);
	if (!instrument) throw new Error(`There is no instrument ${trade.code}`);
	return {
		instrument,
		direction: trade.direction,
		quantity: quantity(decimal(trade.quantity)),
		multiple: rate(decimal(instrument.listing.multiples[0] ?? "1")),
		targetPrice,
		stopLoss: undefined,
		takeProfit: undefined,
	};
};
