import { realtime } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Sessions } from "../session/sessions.ts";

type ServerFrame = realtime.ServerFrame;

const readFrame = Schema.decodeUnknownResult(Schema.fromJsonString(realtime.ClientFrame));
const checkFrame = Schema.decodeUnknownSync(realtime.ServerFrame);

/** Topics that tell of one customer; everything else is public. */
const accountTopics = new Set(["FOREX_TRADE", "FOREX_CLOSED"]);

export interface Connection {
	readonly send: (frame: ServerFrame) => void;
	readonly hears: (topic: string) => boolean;
	readonly topics: () => readonly string[];
	readonly customerId: () => number | undefined;
	readonly received: (text: string) => void;
	/** Tells a client whose session is over that it is. */
	readonly checkSession: () => void;
}

/** One client: who it is and what it wants to hear. A frame that can't be read is passed over. */
export const createConnection = (
	sessions: Sessions,
	sendText: (frame: ServerFrame, text: string) => void,
	onSubscribed: (connection: Connection, topic: string) => void,
): Connection => {
	let token: string | undefined;
	const topics = new Set<string>();

	const send = (frame: ServerFrame): void => sendText(frame, JSON.stringify(checkFrame(frame)));
	const leaveAccount = (): void => {
		token = undefined;
		for (const topic of accountTopics) topics.delete(topic);
	};
	const login = (offered: string): void => {
		const isValid = sessions.holder(offered) !== undefined;
		if (isValid) token = offered;
		else leaveAccount();
		send({ type: "login_result", code: isValid ? 1 : 999, msg: isValid ? "" : "Please log in again" });
	};
	const subscribe = (topic: string): void => {
		if (accountTopics.has(topic) && token === undefined) return;
		topics.add(topic);
		onSubscribed(connection, topic);
	};

	const obey = (frame: realtime.ClientFrame): void => {
		if (frame.type === "login") login(frame.token);
		else if (frame.type === "logout") leaveAccount();
		else if (frame.type === "sub") subscribe(frame.topic);
		else if (frame.type === "unsub") topics.delete(frame.topic);
		else send({ type: "pong", time: frame.time });
	};

	const connection: Connection = {
		send,
		hears: (topic) => topics.has(topic),
		topics: () => [...topics],
		customerId: () => sessions.holder(token)?.id,
		received: (text) => {
			const frame = readFrame(text);
			if (Result.isSuccess(frame)) obey(frame.success);
		},
		checkSession: () => {
			if (token !== undefined) login(token);
		},
	};
	return connection;
};
