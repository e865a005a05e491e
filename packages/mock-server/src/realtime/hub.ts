import type { Clock } from "../clock/clock.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Totals } from "../contract/totals.ts";
import type { SocketFaults } from "../faults/socket-faults.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Sessions } from "../session/sessions.ts";
import { type Connection, createConnection } from "./connection.ts";
import { closedFrame, klineFrames, marketFrame, tradeFrame } from "./frames.ts";
import type { Socket, SocketEvents } from "./socket.ts";

/** The least time between two pushes of the same orders or the same chart. */
const pauseMs = 500;

interface Parts {
	readonly market: Market;
	readonly sessions: Sessions;
	readonly book: OrderBook;
	readonly totals: Totals;
	readonly clock: Clock;
	readonly faults: SocketFaults;
}

/** Tells the connected clients what they subscribed to. */
export const createHub = ({ market, sessions, book, totals, clock, faults }: Parts) => {
	const connections = new Map<Connection, Socket>();
	const toldUntil = new Map<Instrument, number>();
	const chartedAt = new Map<string, number>();
	const tradesToldAt = new Map<Connection, number>();
	const hadOrders = new WeakSet<Connection>();

	const listeners = (topic: string): readonly Connection[] =>
		[...connections.keys()].filter((connection) => connection.hears(topic));

	const tellQuote = (instrument: Instrument, at: number): void => {
		const hearing = listeners("DAY_MARKET");
		if (hearing.length === 0) return;
		const frame = marketFrame(instrument, at);
		for (const connection of hearing) connection.send(frame);
	};
	const tellChart = (instrument: Instrument, at: number): void => {
		const topic = `KLINE.${instrument.listing.code}`;
		const hearing = listeners(topic);
		if (hearing.length === 0 || at - (chartedAt.get(topic) ?? 0) < pauseMs) return;
		chartedAt.set(topic, at);
		for (const frame of klineFrames(instrument, at)) for (const connection of hearing) connection.send(frame);
	};
	const tellTrades = (connection: Connection, at: number): void => {
		const customerId = connection.customerId();
		if (customerId === undefined || at - (tradesToldAt.get(connection) ?? 0) < pauseMs) return;
		const hasOrders = book.holdingOf(customerId).length > 0;
		if (!hasOrders && !hadOrders.has(connection)) return;
		if (hasOrders) hadOrders.add(connection);
		else hadOrders.delete(connection);
		tradesToldAt.set(connection, at);
		connection.send(tradeFrame(book, totals, customerId, at));
	};

	/** What a client that has just subscribed would otherwise wait for. */
	const greet = (connection: Connection, topic: string): void => {
		const now = clock.now();
		const instrument = market.byCode(topic.replace("KLINE.", ""));
		if (topic === "DAY_MARKET")
			for (const each of market.all()) if (each.isOpen(now)) connection.send(marketFrame(each, now));
		if (instrument) for (const frame of klineFrames(instrument, now)) connection.send(frame);
		if (topic === "FOREX_TRADE") tellTrades(connection, now);
	};

	return {
		connect: (socket: Socket): SocketEvents => {
			if (faults.cuts()) {
				socket.close();
				return { received: () => {}, closed: () => {} };
			}
			const connection = createConnection(sessions, faults.carrier(socket), greet);
			connections.set(connection, socket);
			return {
				received: (text) => {
					if (!faults.isDeaf()) connection.received(text);
				},
				closed: () => {
					connections.delete(connection);
				},
			};
		},
		/** Tells every quote that has not been told yet, and what follows from it. */
		tell: (now: number): void => {
			for (const instrument of market.all()) {
				const step = instrument.stepAt(now);
				if (step === toldUntil.get(instrument) || !instrument.isOpen(now)) continue;
				toldUntil.set(instrument, step);
				tellQuote(instrument, now);
				tellChart(instrument, now);
			}
			for (const connection of listeners("FOREX_TRADE")) tellTrades(connection, now);
		},
		/** Tells a quote at once, out of its turn. */
		tellNow: (instrument: Instrument, now: number): void => {
			tellQuote(instrument, now);
			chartedAt.delete(`KLINE.${instrument.listing.code}`);
			tellChart(instrument, now);
		},
		tellClosed: (customerId: number, ids: readonly number[]): void => {
			for (const connection of listeners("FOREX_CLOSED"))
				if (connection.customerId() === customerId) connection.send(closedFrame(ids));
		},
		checkSessions: (): void => {
			for (const connection of connections.keys()) connection.checkSession();
		},
		dropAll: (): void => {
			for (const socket of connections.values()) socket.close();
			connections.clear();
		},
		connected: (): readonly Connection[] => [...connections.keys()],
	};
};

export type Hub = ReturnType<typeof createHub>;
