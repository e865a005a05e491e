import type { realtime } from "@tradewind/contracts";
import { formatFixed, toText } from "@tradewind/domain/money";
import { type OpenOrder, profitAt } from "../contract/order.ts";
import type { ExactTotals } from "../contract/totals.ts";
import { wireTotals } from "../contract/wire-order.ts";
import type { Instrument } from "../market/instrument.ts";
import { levels } from "../market/price/levels.ts";
import { wireCandle } from "../market/wire-candle.ts";

type ServerFrame = realtime.ServerFrame;

export const marketFrame = (instrument: Instrument, at: number): ServerFrame => ({
	type: "DAY_MARKET",
	symbol: instrument.listing.code,
	time: instrument.quotedAt(at),
	quotation: {
		close: formatFixed(instrument.price(at), instrument.listing.precision, "down"),
		change: toText(instrument.change(at)),
	},
});

/** The forming bar of every period. */
export const klineFrames = (instrument: Instrument, at: number): readonly ServerFrame[] =>
	levels.flatMap(({ period }): readonly ServerFrame[] => {
		const bar = instrument.forming(period, at);
		if (!bar) return [];
		const data = { Period: period, ...wireCandle(bar, instrument.listing.precision) };
		return [{ type: "KLINE", symbol: instrument.listing.code, data }];
	});

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
