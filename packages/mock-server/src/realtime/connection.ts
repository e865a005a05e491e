import { realtime } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Sessions } from "../customers/sessions.ts";
import { limits } from "../safety/limits.ts";

type ServerFrame = realtime.ServerFrame;

const readFrame = Schema.decodeUnknownResult(Schema.fromJsonString(realtime.ClientFrame));
const checkFrame = Schema.decodeUnknownSync(realtime.ServerFrame);

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
	readonly send: (frame: ServerFrame) => void;
	readonly isSubscribedTo: (topic: string) => boolean;
	readonly topics: () => readonly string[];
	readonly customerId: () => number | undefined;
	readonly received: (text: string) => void;
	/** Reports to the client if its session has ended. */
	readonly checkSession: () => void;
}

interface Parts {
	readonly sessions: Sessions;
	readonly isKnownTopic: (topic: string) => boolean;
	readonly sendText: (frame: ServerFrame, text: string) => void;
	readonly onSubscribed: (connection: Connection, topic: string) => void;
	/** The client has ended its session, which other connections may share. */
	readonly onSessionEnded: () => void;
}

/** One client: its login and its subscriptions. Ignores frames that cannot be read, unknown topics and too many topics. */
export const createConnection = ({
	sessions,
	isKnownTopic,
	sendText,
	onSubscribed,
	onSessionEnded,
}: Parts): Connection => {
	let token: string | undefined;
	const topics = new Set<string>();

	const send = (frame: ServerFrame): void => sendText(frame, JSON.stringify(checkFrame(frame)));
	const logOut = (): void => {
		token = undefined;
		for (const topic of topics) if (accountTopics.has(topic.split(".")[0] ?? "")) topics.delete(topic);
	};
	/** The customer logs out: the session ends everywhere (docs/assumptions.md, A-481). */
	const endSession = (): void => {
		const ended = token;
		logOut();
		if (ended !== undefined && sessions.expire(ended)) onSessionEnded();
	};
	const login = (newToken: string): void => {
		const isValid = sessions.holder(newToken) !== undefined;
		if (isValid) {
			token = newToken;
			sessions.use(newToken);
		} else logOut();
		send({ type: "login_result", code: isValid ? 1 : 999, msg: isValid ? "" : "Please log in again" });
	};
	const subscribe = (subscription: Subscription): void => {
		const topic = nameOf(subscription);
		if (accountTopics.has(subscription.topic) && token === undefined) return;
		if (!isKnownTopic(topic)) return;
		if (!topics.has(topic) && topics.size >= limits.topicsPerConnection) return;
		topics.add(topic);
		onSubscribed(connection, topic);
	};

	const handle = (frame: realtime.ClientFrame): void => {
		if (frame.type === "login") login(frame.token);
		else if (frame.type === "logout") endSession();
		else if (frame.type === "sub") subscribe(frame);
		else if (frame.type === "unsub") topics.delete(nameOf(frame));
		else {
			if (token !== undefined) sessions.use(token);
			send({ type: "pong", time: frame.time });
		}
	};

	const connection: Connection = {
		send,
		isSubscribedTo: (topic) => topics.has(topic),
		topics: () => [...topics],
		customerId: () => sessions.holder(token)?.id,
		received: (text) => {
			const frame = readFrame(text);
			if (Result.isSuccess(frame)) handle(frame.success);
		},
		checkSession: () => {
			if (token !== undefined && !sessions.holder(token)) login(token);
		},
	};
	return connection;
};
