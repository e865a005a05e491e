import { realtime } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import { limits } from "../limits.ts";
import type { Sessions } from "../session/sessions.ts";

type ServerFrame = realtime.ServerFrame;

const readFrame = Schema.decodeUnknownResult(Schema.fromJsonString(realtime.ClientFrame));
const checkFrame = Schema.decodeUnknownSync(realtime.ServerFrame);

/** Topics of one customer; all others are public. */
const accountTopics = new Set(["FOREX_TRADE", "FOREX_CLOSED"]);

export interface Connection {
	readonly send: (frame: ServerFrame) => void;
	readonly isSubscribedTo: (topic: string) => boolean;
	readonly topics: () => readonly string[];
	readonly customerId: () => number | undefined;
	readonly received: (text: string) => void;
	/** Reports to the client if its session has ended. */
	readonly checkSession: () => void;
}

/** One client: its login and its subscriptions. Ignores frames that cannot be read, unknown topics and too many topics. */
export const createConnection = (
	sessions: Sessions,
	isKnownTopic: (topic: string) => boolean,
	sendText: (frame: ServerFrame, text: string) => void,
	onSubscribed: (connection: Connection, topic: string) => void,
): Connection => {
	let token: string | undefined;
	const topics = new Set<string>();

	const send = (frame: ServerFrame): void => sendText(frame, JSON.stringify(checkFrame(frame)));
	const logOut = (): void => {
		token = undefined;
		for (const topic of accountTopics) topics.delete(topic);
	};
	const login = (newToken: string): void => {
		const isValid = sessions.holder(newToken) !== undefined;
		if (isValid) token = newToken;
		else logOut();
		send({ type: "login_result", code: isValid ? 1 : 999, msg: isValid ? "" : "Please log in again" });
	};
	const subscribe = (topic: string): void => {
		if (accountTopics.has(topic) && token === undefined) return;
		if (!isKnownTopic(topic)) return;
		if (!topics.has(topic) && topics.size >= limits.topicsPerConnection) return;
		topics.add(topic);
		onSubscribed(connection, topic);
	};

	const handle = (frame: realtime.ClientFrame): void => {
		if (frame.type === "login") login(frame.token);
		else if (frame.type === "logout") logOut();
		else if (frame.type === "sub") subscribe(frame.topic);
		else if (frame.type === "unsub") topics.delete(frame.topic);
		else send({ type: "pong", time: frame.time });
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
			if (token !== undefined) login(token);
		},
	};
	return connection;
};
