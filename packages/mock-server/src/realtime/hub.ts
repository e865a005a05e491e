import type { Clock } from "../clock/clock.ts";
import type { OpenOrder } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Totals } from "../contract/totals.ts";
import type { OrdersOf, ViewedOrders } from "../copy-trading/viewed-orders.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import { type Connection, createConnection } from "./connection.ts";
import { closedFrame, followFrame, klineFrames, marketFrame, tradeFrame } from "./frames.ts";
import { createPushSchedule, type PushSchedule, pushTickMs } from "./push-rate.ts";
import type { Socket, SocketEvents } from "./socket.ts";
import type { SocketFaults } from "./socket-faults.ts";

/** The minimum time between two pushes of the same orders or the same chart. */
const pauseMs = 500;

const candleTopic = "KLINE.";
const followTopic = "FOREX_FOLLOW_TRADE.";

interface Parts {
	readonly market: Market;
	readonly sessions: Sessions;
	readonly book: OrderBook;
	readonly totals: Totals;
	readonly viewedOrders: ViewedOrders;
	readonly clock: Clock;
	readonly faults: SocketFaults;
}

/** Publishes to the connected clients what they subscribed to. */
export const createHub = ({ market, sessions, book, totals, viewedOrders, clock, faults }: Parts) => {
	const connections = new Map<Connection, Socket>();
	const publishedStep = new Map<Instrument, number>();
	const candlesSentAt = new Map<string, number>();
	const tradesSentAt = new Map<Connection, number>();
	/** By connection and topic; a topic stays here while it has orders. */
	const followedSentAt = new WeakMap<Connection, Map<string, number>>();
	const hadOrders = new WeakSet<Connection>();
	/** Pushes per second of each order, for customers whose orders are pushed one by one. */
	const pushRates = new Map<number, number>();
	const schedulesOf = new WeakMap<Connection, PushSchedule>();

	const subscribers = (topic: string): readonly Connection[] =>
		[...connections.keys()].filter((connection) => connection.isSubscribedTo(topic));

	const isKnownTopic = (topic: string): boolean =>
		!topic.startsWith(candleTopic) || market.byCode(topic.slice(candleTopic.length)) !== undefined;

	const sendQuote = (instrument: Instrument, at: number): void => {
		const receivers = subscribers("DAY_MARKET");
		if (receivers.length === 0) return;
		const frame = marketFrame(instrument, at);
		for (const connection of receivers) connection.send(frame);
	};
	const sendCandles = (instrument: Instrument, at: number): void => {
		const topic = `${candleTopic}${instrument.listing.code}`;
		const receivers = subscribers(topic);
		if (receivers.length === 0 || at - (candlesSentAt.get(topic) ?? 0) < pauseMs) return;
		candlesSentAt.set(topic, at);
		for (const frame of klineFrames(instrument, at))
			for (const connection of receivers) connection.send(frame);
	};
	const sendTrades = (connection: Connection, at: number): void => {
		const customerId = connection.customerId();
		if (customerId === undefined) return;
		const holding = book.holdingOf(customerId);
		const hasOrders = holding.length > 0;
		const timesPerSecond = pushRates.get(customerId);
		if (timesPerSecond !== undefined && hasOrders && hadOrders.has(connection)) {
			sendAtRate(connection, holding, timesPerSecond, at);
			return;
		}
		if (at - (tradesSentAt.get(connection) ?? 0) < pauseMs) return;
		if (!hasOrders && !hadOrders.has(connection)) return;
		if (hasOrders) hadOrders.add(connection);
		else hadOrders.delete(connection);
		tradesSentAt.set(connection, at);
		connection.send(tradeFrame(totals.at(customerId, at), holding, at));
	};
	const sendAtRate = (
		connection: Connection,
		holding: readonly OpenOrder[],
		timesPerSecond: number,
		at: number,
	): void => {
		const schedule =
			schedulesOf.get(connection) ?? createPushSchedule(timesPerSecond, tradesSentAt.get(connection) ?? at);
		schedulesOf.set(connection, schedule);
		const due = schedule.due(holding.length, at).flatMap((place) => holding[place] ?? []);
		if (due[0] === undefined) return;
		const sums = totals.at(due[0].customerId, at);
		for (const order of due) connection.send(tradeFrame(sums, [order], at));
	};

	/** The orders of a followed trader, or copies, as far as the customer may see them; once more when none is left. */
	const sendFollowed = (connection: Connection, topic: string, at: number): void => {
		const sentAt = followedSentAt.get(connection) ?? new Map<string, number>();
		followedSentAt.set(connection, sentAt);
		const holding = viewedOrders.holding(ordersOf(topic), connection.customerId());
		const last = sentAt.get(topic);
		if (holding.length === 0 && last === undefined) return;
		if (at - (last ?? 0) < pauseMs) return;
		if (holding.length === 0) sentAt.delete(topic);
		else sentAt.set(topic, at);
		connection.send(followFrame(holding, at));
	};

	/** The current state, which a new subscriber would otherwise wait for. */
	const sendCurrent = (connection: Connection, topic: string): void => {
		const now = clock.now();
		const instrument = market.byCode(topic.replace(candleTopic, ""));
		if (topic === "DAY_MARKET")
			for (const each of market.all()) if (each.isOpen(now)) connection.send(marketFrame(each, now));
		if (instrument) for (const frame of klineFrames(instrument, now)) connection.send(frame);
		if (topic === "FOREX_TRADE") sendTrades(connection, now);
		if (topic.startsWith(followTopic)) sendFollowed(connection, topic, now);
	};

	const checkSessions = (): void => {
		for (const connection of connections.keys()) connection.checkSession();
	};

	return {
		connect: (socket: Socket): SocketEvents => {
			if (faults.dropsConnections()) {
				socket.close();
				return { received: () => {}, closed: () => {} };
			}
			const connection = createConnection({
				sessions,
				isKnownTopic,
				sendText: faults.sender(socket),
				onSubscribed: sendCurrent,
				onSessionEnded: checkSessions,
			});
			connections.set(connection, socket);
			return {
				received: (text) => {
					if (!faults.losesIncoming()) connection.received(text);
				},
				closed: () => {
					connections.delete(connection);
				},
			};
		},
		/** Publishes all new quotes, with the candles and orders that they change. */
		publish: (now: number): void => {
			for (const instrument of market.all()) {
				const step = instrument.stepAt(now);
				if (step === publishedStep.get(instrument) || !instrument.isOpen(now)) continue;
				publishedStep.set(instrument, step);
				sendQuote(instrument, now);
				sendCandles(instrument, now);
			}
			checkSessions();
			for (const connection of subscribers("FOREX_TRADE")) sendTrades(connection, now);
			for (const connection of connections.keys())
				for (const topic of connection.topics())
					if (topic.startsWith(followTopic)) sendFollowed(connection, topic, now);
		},
		/** Publishes an unscheduled quote at once. */
		publishQuote: (instrument: Instrument, now: number): void => {
			sendQuote(instrument, now);
			candlesSentAt.delete(`${candleTopic}${instrument.listing.code}`);
			sendCandles(instrument, now);
		},
		publishClosed: (customerId: number, ids: readonly number[]): void => {
			for (const connection of subscribers("FOREX_CLOSED"))
				if (connection.customerId() === customerId) connection.send(closedFrame(ids));
		},
		/** From now on each order of a customer is pushed on its own, so many times a second. */
		setPushRate: (customerId: number, timesPerSecond: number): void => {
			pushRates.set(customerId, timesPerSecond);
		},
		/** The longest interval at which `publish` must be called. */
		tickMs: (): number => (pushRates.size === 0 ? market.tickMs() : Math.min(market.tickMs(), pushTickMs)),
		checkSessions,
		dropAll: (): void => {
			for (const socket of connections.values()) socket.close();
			connections.clear();
		},
		connected: (): readonly Connection[] => [...connections.keys()],
	};
};

/** Whose orders a topic means: `FOREX_FOLLOW_TRADE.1001` or, for the copies of a follower, `FOREX_FOLLOW_TRADE.1001.7`. */
const ordersOf = (topic: string): OrdersOf => {
	const [, traderId, followerId] = topic.split(".");
	return {
		traderId: Number(traderId),
		followerId: followerId === undefined ? undefined : Number(followerId),
	};
};
