import type { realtime } from "@tradewind/contracts";
import { formatFixed, toText } from "@tradewind/domain/money";
import { type OpenOrder, profitAt } from "./order.ts";
import type { ExactTotals } from "./totals.ts";
import { wireTotals } from "./wire-order.ts";

type ServerFrame = realtime.ServerFrame;

/** The figures of holding orders at a moment, with the totals of the customer's orders. */
export const tradeFrame = (totals: ExactTotals, orders: readonly OpenOrder[], at: number): ServerFrame => ({
	type: "FOREX_TRADE",
	data: { ...wireTotals(totals), TransOrder: figuresOf(orders, at) },
});

/** The figures of a trader's holding orders at a moment. */
export const followFrame = (orders: readonly OpenOrder[], at: number): ServerFrame => ({
	type: "FOREX_FOLLOW_TRADE",
	data: { TransOrder: figuresOf(orders, at) },
});

const figuresOf = (orders: readonly OpenOrder[], at: number) =>
	orders.map((order) => {
		const price = order.instrument.price(at);
		return {
			Id: order.id,
			UpdatePrice: formatFixed(price, order.instrument.listing.precision, "down"),
			FactProfits: toText(profitAt(order, price)),
		};
	});

export const closedFrame = (ids: readonly number[]): ServerFrame => ({
	type: "FOREX_CLOSED",
	data: { Ids: ids },
});
