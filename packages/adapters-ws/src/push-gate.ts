import type { TradeUpdate } from "@tradewind/domain/contract";
import type { Quote } from "@tradewind/domain/market";
import type { Instant } from "@tradewind/domain/time";
import { type MarketFrame, quoteOf, type TradeFrame, tradeUpdateOf } from "./incoming.ts";

/** Asks for `flush` to be called once, soon; gives back how to call it off. */
export type Schedule = (flush: () => void) => () => void;

/** What came since the last time, and when the last of it came. */
export interface Batch {
	readonly quotes: readonly Quote[];
	readonly trade: TradeUpdate | undefined;
	readonly at: Instant;
}

export interface PushGate {
	readonly take: (frame: MarketFrame | TradeFrame, receivedAt: Instant) => void;
	/** Hands over what is waiting, now. */
	readonly flush: () => void;
	/** Drops what is waiting. */
	readonly shut: () => void;
}

type Told = TradeFrame["data"]["TransOrder"][number];

/**
 * Keeps the last quote of each instrument and the last figures of each order until the scheduled moment and hands them over
 * together. Of two quotes of one instrument the one made later stays, of two figures of one order the one that came later.
 * Only what is handed over is turned into exact decimals.
 */
export const createPushGate = (schedule: Schedule, handOver: (batch: Batch) => void): PushGate => {
	let quotes = new Map<string, { readonly frame: MarketFrame; readonly receivedAt: Instant }>();
	let orders = new Map<number, Told>();
	/** The one that came last, for the totals. */
	let trade: TradeFrame | undefined;
	let callOff: (() => void) | undefined;
	let lastReceivedAt: Instant | undefined;

	const empty = () => {
		callOff?.();
		callOff = undefined;
		quotes = new Map();
		orders = new Map();
		trade = undefined;
		lastReceivedAt = undefined;
	};

	const flush = () => {
		if (lastReceivedAt === undefined) return;
		const batch = {
			quotes: Array.from(quotes.values(), ({ frame, receivedAt }) => quoteOf(frame, receivedAt)),
			trade: trade && tradeUpdateOf({ ...trade.data, TransOrder: [...orders.values()] }),
			at: lastReceivedAt,
		};
		empty();
		handOver(batch);
	};

	return {
		take: (frame, receivedAt) => {
			if (frame.type === "DAY_MARKET") {
				const known = quotes.get(frame.symbol);
				if (known === undefined || known.frame.time <= frame.time)
					quotes.set(frame.symbol, { frame, receivedAt });
			} else {
				// One that tells of no order at all says that none is held any more.
				if (frame.data.TransOrder.length === 0) orders.clear();
				for (const order of frame.data.TransOrder) orders.set(order.Id, order);
				trade = frame;
			}
			lastReceivedAt = receivedAt;
			callOff ??= schedule(flush);
		},
		flush,
		shut: empty,
	};
};
