import type { realtime } from "@tradewind/contracts";
import type { Clock } from "../clock/clock.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import { type Connection, createConnection } from "./connection.ts";
import { type Feed, pauseMs } from "./feed.ts";
import { klineFrames, marketFrame } from "./frames.ts";
import type { Socket, SocketEvents } from "./socket.ts";
import { createSocketFaults } from "./socket-faults.ts";

const candleTopic = "KLINE.";

interface Parts {
	readonly market: Market;
	readonly sessions: Sessions;
	readonly clock: Clock;
}

/** Publishes to the connected clients what they subscribed to: quotes, candles, and the feeds of the nouns. */
export const createHub = ({ market, sessions, clock }: Parts) => {
	const faults = createSocketFaults(clock);
	const feeds: Feed[] = [];
	const connections = new Map<Connection, Socket>();
	const publishedStep = new Map<Instrument, number>();
	const candlesSentAt = new Map<string, number>();

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

	/** The current state, which a new subscriber would otherwise wait for. */
	const sendCurrent = (connection: Connection, topic: string): void => {
		const now = clock.now();
		const instrument = market.byCode(topic.replace(candleTopic, ""));
		if (topic === "DAY_MARKET")
			for (const each of market.all()) if (each.isOpen(now)) connection.send(marketFrame(each, now));
		if (instrument) for (const frame of klineFrames(instrument, now)) connection.send(frame);
		for (const feed of feeds) if (feed.isFor(topic)) feed.send(connection, topic, now);
	};

	const checkSessions = (): void => {
		for (const connection of connections.keys()) connection.checkSession();
	};

	return {
		faults,
		addFeed: (feed: Feed): void => void feeds.push(feed),
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
		/** Publishes all new quotes, with the candles that they change, and what the feeds have. */
		publish: (now: number): void => {
			for (const instrument of market.all()) {
				const step = instrument.stepAt(now);
				if (step === publishedStep.get(instrument) || !instrument.isOpen(now)) continue;
				publishedStep.set(instrument, step);
				sendQuote(instrument, now);
				sendCandles(instrument, now);
			}
			checkSessions();
			for (const feed of feeds)
				for (const connection of connections.keys())
					for (const topic of connection.topics()) if (feed.isFor(topic)) feed.send(connection, topic, now);
		},
		/** Publishes an unscheduled quote at once. */
		publishQuote: (instrument: Instrument, now: number): void => {
			sendQuote(instrument, now);
			candlesSentAt.delete(`${candleTopic}${instrument.listing.code}`);
			sendCandles(instrument, now);
		},
		/** Sends a frame to the connections of a customer that have subscribed to its topic. */
		sendTo: (customerId: number, frame: realtime.ServerFrame): void => {
			for (const connection of subscribers(frame.type))
				if (connection.customerId() === customerId) connection.send(frame);
		},
		/** The longest interval at which `publish` must be called. */
		tickMs: (): number => Math.min(market.tickMs(), ...feeds.flatMap((feed) => feed.tickMs?.() ?? [])),
		checkSessions,
		dropAll: (): void => {
			for (const socket of connections.values()) socket.close();
			connections.clear();
		},
		connected: (): readonly Connection[] => [...connections.keys()],
	};
};

export type Hub = ReturnType<typeof createHub>;
