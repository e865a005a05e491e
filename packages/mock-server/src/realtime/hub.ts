import type { realtime } from "@tradewind/contracts";
import type { Clock } from "../clock/clock.ts";
import { createGroups } from "../collections/groups.ts";
import { isNamed } from "../customers/accounts.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Recorder } from "../journal/recorder.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import { type Connection, createConnection } from "./connection.ts";
import { type EncodedFrame, encodeFrame } from "./encoded-frame.ts";
import type { Feed, Publication } from "./feed.ts";
import { candleTopic, createMarketUpdates, type Update } from "./market-updates.ts";
import type { Socket, SocketEvents } from "./socket.ts";
import { createSocketFaults } from "./socket-faults.ts";

interface Parts {
	readonly market: Market;
	readonly sessions: Sessions;
	readonly clock: Clock;
	readonly recorder: Pick<Recorder, "run">;
}

/** Publishes to the connected clients what they subscribed to: quotes, candles, and the feeds of the nouns. */
export const createHub = ({ market, sessions, clock, recorder }: Parts) => {
	const faults = createSocketFaults(clock);
	const feeds: Feed[] = [];
	const connections = new Map<Connection, Socket>();
	const connectionsOf = createGroups<number, Connection>();
	const updates = createMarketUpdates(market);
	let lastId = 0;
	/** Counts the publications: a client that subscribes during one has had the current state already. */
	let publications = 0;
	/** The current publication, while not all clients have received it. */
	let unfinished: Iterator<void> | undefined;

	const isKnownTopic = (topic: string): boolean =>
		!topic.startsWith(candleTopic) || market.byCode(topic.slice(candleTopic.length)) !== undefined;

	/** Sends updates to one connection after the other; those with the same topics get the same list of frames. */
	const updatesSender = (news: readonly Update[], publication: number) => {
		const framesOf = new Map<string, readonly EncodedFrame[]>();
		return (connection: Connection): void => {
			const topics = connection.topicsBefore(publication);
			const frames = framesOf.get(topics) ?? framesAmong(news, new Set(topics.split(" ")));
			framesOf.set(topics, frames);
			if (frames.length > 0) connection.sendAll(frames);
		};
	};
	const sendFeeds = (connection: Connection, topics: readonly string[], publication: Publication): void => {
		for (const feed of feeds)
			for (const topic of topics) if (feed.isFor(topic)) feed.send(connection, topic, publication);
	};
	/** Sends what is new to one client after the other. */
	const publishing = function* (at: number) {
		const number = ++publications;
		const sendNews = updatesSender(updates.since(at), number);
		const publication = { at };
		for (const connection of [...connections.keys()]) {
			sendNews(connection);
			connection.checkSession();
			sendFeeds(connection, connection.topics(), publication);
			yield;
		}
	};
	/** Publishes until `isOver`; returns whether all clients have received everything. */
	const proceed = (isOver: () => boolean): boolean => {
		const current = unfinished;
		// One that fails is over: the next call publishes what is new by then.
		unfinished = undefined;
		while (current && !current.next().done)
			if (isOver()) {
				unfinished = current;
				return false;
			}
		return true;
	};
	const finish = (): void => void proceed(() => false);

	/** The current state, which a new subscriber would otherwise wait for. */
	const sendCurrent = (connection: Connection, topic: string): void => {
		const now = clock.now();
		if (topic === "DAY_MARKET")
			connection.sendAll(market.all().flatMap((each) => (each.isOpen(now) ? updates.quote(each, now) : [])));
		const instrument = market.byCode(topic.replace(candleTopic, ""));
		if (instrument) connection.sendAll(updates.candles(instrument, now));
		sendFeeds(connection, [topic], { at: now });
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
			const receiver = {
				socket,
				isOf: (account: string) => isNamed(sessions.customer(connection.customerId() ?? 0), account),
			};
			const connection: Connection = createConnection({
				id: ++lastId,
				sessions,
				isKnownTopic,
				publications: () => publications,
				sendFrame: faults.sender(receiver),
				sendFrames: faults.listSender(receiver),
				onSubscribed: sendCurrent,
				onLogin: (customerId, previous) => {
					if (previous !== undefined) connectionsOf.delete(previous, connection);
					if (customerId !== undefined) connectionsOf.put(customerId, connection);
				},
				endSession: (token, customerId) => {
					const ended: unknown = recorder.run({ input: () => ({ is: "ended", token }) }, () => {
						if (!sessions.expire(token)) return;
						for (const other of connectionsOf.of(customerId)) other.checkSession();
					});
					// A world that has been replaced meanwhile has no session to end.
					if (ended instanceof Promise) ended.catch(() => {});
				},
			});
			connections.set(connection, socket);
			return {
				received: (text) => {
					if (!faults.losesIncoming()) connection.received(text);
				},
				closed: () => {
					connections.delete(connection);
					connection.closed();
				},
			};
		},
		/**
		 * Publishes all new quotes, with the candles that they change, and what the feeds have, until `isOver`; returns whether all
		 * clients have received it. The next call continues.
		 */
		publish: (isOver: () => boolean = () => false): boolean => {
			unfinished ??= publishing(clock.now());
			return proceed(isOver);
		},
		/** Publishes an unscheduled quote at once. */
		publishQuote: (instrument: Instrument, now: number): void => {
			finish();
			const sendNews = updatesSender(updates.unscheduled(instrument, now), publications + 1);
			for (const connection of connections.keys()) sendNews(connection);
		},
		/** Sends a frame to the connections of a customer that have subscribed to its topic. */
		sendTo: (customerId: number, frame: realtime.ServerFrame): void => {
			const encoded = encodeFrame(frame);
			for (const connection of connectionsOf.of(customerId))
				if (connection.customerId() === customerId && connection.isSubscribedTo(frame.type))
					connection.sendEncoded(encoded);
		},
		/** The longest interval at which `publish` must be called. */
		tickMs: (): number => Math.min(market.tickMs(), ...feeds.flatMap((feed) => feed.tickMs?.() ?? [])),
		checkSessions,
		dropAll: (): void => {
			unfinished = undefined;
			for (const socket of connections.values()) socket.close();
			connections.clear();
		},
		connected: (): readonly Connection[] => [...connections.keys()],
	};
};

const framesAmong = (news: readonly Update[], topics: ReadonlySet<string>): readonly EncodedFrame[] =>
	news.flatMap(({ topic, frames }) => (topics.has(topic) ? frames() : []));

export type Hub = ReturnType<typeof createHub>;
