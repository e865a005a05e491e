import type { TradeUpdate } from "@tradewind/domain/contract";
import type { Quote } from "@tradewind/domain/market";
import type { Instant } from "@tradewind/domain/time";
import { type MarketFrame, quoteOf, type TradeFrame, type TradeLine, tradeUpdateOf } from "./incoming.ts";

/** Calls `flush` once, soon; the result cancels it. */
export type Schedule = (flush: () => void) => () => void;

/** The pushes since the last batch, and when the last of them was received. */
export interface Batch {
	readonly quotes: readonly Quote[];
	readonly trade: TradeUpdate | undefined;
	readonly at: Instant;
}

export interface PushBuffer {
	readonly add: (frame: MarketFrame | TradeFrame, receivedAt: Instant) => void;
	/** Delivers the buffered pushes now. */
	readonly flush: () => void;
	/** Drops the buffered pushes. */
	readonly clear: () => void;
}

/**
 * Buffers the last quote of each instrument and the last figures of each order, and delivers them together when scheduled.
 * A later quote is the one made later; later figures are those received later. Only delivered figures become decimals.
 */
export const createPushBuffer = (schedule: Schedule, deliver: (batch: Batch) => void): PushBuffer => {
	let quotes = new Map<string, { readonly frame: MarketFrame; readonly receivedAt: Instant }>();
	let orders = new Map<number, TradeLine>();
	/** The last one, for the totals. */
	let trade: TradeFrame | undefined;
	let cancel: (() => void) | undefined;
	let lastReceivedAt: Instant | undefined;

	const clear = () => {
		cancel?.();
		cancel = undefined;
		quotes = new Map();
		orders = new Map();
		trade = undefined;
		lastReceivedAt = undefined;
	};

	const flush = () => {
		if (lastReceivedAt === undefined) return;
		const batch = {
			quotes: Array.from(quotes.values(), ({ frame, receivedAt }) => quoteOf(frame, receivedAt)),
			trade: trade && {
				...tradeUpdateOf({ ...trade.data, TransOrder: [...orders.values()] }),
				isOfOneMoment: isWhole(trade.data.TransOrder, orders.size),
			},
			at: lastReceivedAt,
		};
		clear();
		deliver(batch);
	};

	return {
		add: (frame, receivedAt) => {
			if (frame.type === "DAY_MARKET") {
				const buffered = quotes.get(frame.symbol);
				if (buffered === undefined || !isMadeBefore(frame, buffered.frame))
					quotes.set(frame.symbol, { frame, receivedAt });
			} else {
				const lines = frame.data.TransOrder;
				// A push without orders means that the customer holds none.
				if (lines.length === 0) orders.clear();
				for (const order of lines) orders.set(order.Id, { ...orders.get(order.Id), ...known(order) });
				trade = frame;
			}
			lastReceivedAt = receivedAt;
			cancel ??= schedule(flush);
		},
		flush,
		clear,
	};
};

/** Whether the last push has all of the buffered orders, with their profits. */
const isWhole = (lines: readonly TradeLine[], buffered: number): boolean =>
	lines.length === buffered && lines.every(({ FactProfits }) => typeof FactProfits === "string");

/** The figures that a push reports; the others stay. */
const known = ({ Id, UpdatePrice, FactProfits }: TradeLine): TradeLine => ({
	Id,
	...(typeof UpdatePrice === "string" && { UpdatePrice }),
	...(typeof FactProfits === "string" && { FactProfits }),
});

/** False unless both frames have a time: otherwise the later one is the one received later. */
const isMadeBefore = ({ time }: MarketFrame, other: MarketFrame): boolean =>
	typeof time === "number" && typeof other.time === "number" && time < other.time;
