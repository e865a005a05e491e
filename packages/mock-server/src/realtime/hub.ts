import type { Clock } from "../clock/clock.ts";
import type { OpenOrder } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Totals } from "../contract/totals.ts";
import type { SocketFaults } from "../faults/socket-faults.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Sessions } from "../session/sessions.ts";
import { type Connection, createConnection } from "./connection.ts";
import { closedFrame, klineFrames, marketFrame, tradeFrame } from "./frames.ts";
import { createPace, type Pace, paceBeatMs } from "./pace.ts";
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
	/** Customers whose orders are told one by one, each so many times a second. */
	const paces = new Map<number, number>();
	const pacesOf = new WeakMap<Connection, Pace>();

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
		if (customerId === undefined) return;
		const holding = book.holdingOf(customerId);
		const hasOrders = holding.length > 0;
		const timesPerSecond = paces.get(customerId);
		if (timesPerSecond !== undefined && hasOrders && hadOrders.has(connection)) {
			tellInPace(connection, holding, timesPerSecond, at);
			return;
		}
		if (at - (tradesToldAt.get(connection) ?? 0) < pauseMs) return;
		if (!hasOrders && !hadOrders.has(connection)) return;
		if (hasOrders) hadOrders.add(connection);
		else hadOrders.delete(connection);
		tradesToldAt.set(connection, at);
		connection.send(tradeFrame(totals.at(customerId, at), holding, at));
	};
	const tellInPace = (
		connection: Connection,
		holding: readonly OpenOrder[],
		timesPerSecond: number,
		at: number,
	): void => {
		const pace = pacesOf.get(connection) ?? createPace(timesPerSecond, tradesToldAt.get(connection) ?? at);
		pacesOf.set(connection, pace);
		const due = pace.due(holding.length, at).flatMap((place) => holding[place] ?? []);
		if (due[0] === undefined) return;
		const sums = totals.at(due[0].customerId, at);
		for (const order of due) connection.send(tradeFrame(sums, [order], at));
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
		/** From now on each order of a customer is told by itself, so many times a second. */
		pace: (customerId: number, timesPerSecond: number): void => {
			paces.set(customerId, timesPerSecond);
		},
		/** How often `tell` has to be called at least. */
		beatMs: (): number => (paces.size === 0 ? market.beatMs() : Math.min(market.beatMs(), paceBeatMs)),
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
