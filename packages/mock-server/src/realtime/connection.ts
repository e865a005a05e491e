import { realtime } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Sessions } from "../customers/sessions.ts";
import { limits } from "../safety/limits.ts";
import { type EncodedFrame, encodeFrame } from "./encoded-frame.ts";

type ServerFrame = realtime.ServerFrame;

const readFrame = Schema.decodeUnknownResult(Schema.fromJsonString(realtime.ClientFrame));

/** Topics of one customer; all others are public. */
const accountTopics = new Set(["FOREX_TRADE", "FOREX_CLOSED", "FOREX_FOLLOW_TRADE"]);

interface Subscription {
	readonly topic: string;
	readonly user_id?: number;
	readonly follower_id?: number;
}

/** The name of a subscription: its topic and, for followed orders, whose they are: `FOREX_FOLLOW_TRADE.1001.7`. */
const nameOf = ({ topic, user_id, follower_id }: Subscription): string =>
	topic === "FOREX_FOLLOW_TRADE"
		? [topic, user_id, follower_id].filter((part) => part !== undefined).join(".")
		: topic;

export interface Connection {
	readonly id: number;
	readonly send: (frame: ServerFrame) => void;
	readonly sendEncoded: (frame: EncodedFrame) => void;
	readonly sendAll: (frames: readonly EncodedFrame[]) => void;
	readonly isSubscribedTo: (topic: string) => boolean;
	/** The topics that it has had before a publication with a number, as one text that is equal for equal topics. */
	readonly topicsBefore: (publication: number) => string;
	readonly topics: () => readonly string[];
	readonly customerId: () => number | undefined;
	readonly received: (text: string) => void;
	/** Reports to the client if its session has ended. */
	readonly checkSession: () => void;
	readonly closed: () => void;
}

interface Parts {
	readonly id: number;
	readonly sessions: Sessions;
	readonly isKnownTopic: (topic: string) => boolean;
	/** The number of publications so far. */
	readonly publications: () => number;
	readonly sendFrame: (frame: EncodedFrame) => void;
	readonly sendFrames: (frames: readonly EncodedFrame[]) => void;
	readonly onSubscribed: (connection: Connection, topic: string) => void;
	/** The client is now that of a customer, or of none. */
	readonly onLogin: (customerId: number | undefined, previous: number | undefined) => void;
	/** Ends a session of a customer, which other connections may share. */
	readonly endSession: (token: string, customerId: number) => void;
}

/** One client: its login and its subscriptions. Ignores frames that cannot be read, unknown topics and too many topics. */
export const createConnection = ({
	id,
	sessions,
	isKnownTopic,
	publications,
	sendFrame,
	sendFrames,
	onSubscribed,
	onLogin,
	endSession,
}: Parts): Connection => {
	let token: string | undefined;
	let customerId: number | undefined;
	/** With the number of publications before the subscription. */
	const topics = new Map<string, number>();
	/** The number of publications before the last subscription. */
	let subscribedAt = 0;
	/** Until the topics change. */
	let allTopics: string | undefined;
	const textOf = (publication: number): string =>
		[...topics].flatMap(([topic, since]) => (since < publication ? [topic] : [])).join(" ");

	const send = (frame: ServerFrame): void => sendFrame(encodeFrame(frame));
	const belongsTo = (newCustomerId: number | undefined): void => {
		onLogin(newCustomerId, customerId);
		customerId = newCustomerId;
	};
	const unsubscribe = (topic: string): void => {
		topics.delete(topic);
		allTopics = undefined;
	};
	const logOut = (): void => {
		token = undefined;
		belongsTo(undefined);
		for (const topic of topics.keys()) if (accountTopics.has(topic.split(".")[0] ?? "")) unsubscribe(topic);
	};
	/** The customer logs out: the session ends everywhere (docs/assumptions.md, A-481). */
	const endOwnSession = (): void => {
		const [ended, owner] = [token, customerId];
		logOut();
		if (ended !== undefined && owner !== undefined) endSession(ended, owner);
	};
	const login = (newToken: string): void => {
		const holder = sessions.holder(newToken);
		const isValid = holder !== undefined;
		if (isValid) {
			token = newToken;
			belongsTo(holder.id);
			sessions.use(newToken);
		} else logOut();
		send({ type: "login_result", code: isValid ? 1 : 999, msg: isValid ? "" : "Please log in again" });
	};
	const subscribe = (subscription: Subscription): void => {
		const topic = nameOf(subscription);
		if (accountTopics.has(subscription.topic) && token === undefined) return;
		if (!isKnownTopic(topic)) return;
		if (!topics.has(topic) && topics.size >= limits.topicsPerConnection) return;
		subscribedAt = publications();
		topics.set(topic, subscribedAt);
		allTopics = undefined;
		onSubscribed(connection, topic);
	};

	const handle = (frame: realtime.ClientFrame): void => {
		if (frame.type === "login") login(frame.token);
		else if (frame.type === "logout") endOwnSession();
		else if (frame.type === "sub") subscribe(frame);
		else if (frame.type === "unsub") unsubscribe(nameOf(frame));
		else {
			if (token !== undefined) sessions.use(token);
			send({ type: "pong", time: frame.time });
		}
	};

	const connection: Connection = {
		id,
		send,
		sendEncoded: sendFrame,
		sendAll: sendFrames,
		isSubscribedTo: (topic) => topics.has(topic),
		topicsBefore: (publication) => {
			if (subscribedAt >= publication) return textOf(publication);
			allTopics ??= textOf(publication);
			return allTopics;
		},
		topics: () => [...topics.keys()],
		customerId: () => sessions.holder(token)?.id,
		received: (text) => {
			const frame = readFrame(text);
			if (Result.isSuccess(frame)) handle(frame.success);
		},
		checkSession: () => {
			if (token !== undefined && !sessions.holder(token)) login(token);
		},
		closed: () => belongsTo(undefined),
	};
	return connection;
};
