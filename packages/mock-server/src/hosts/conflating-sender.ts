import type { SentText } from "../realtime/socket.ts";
import type { Limits } from "../safety/limits.ts";

/** The writing end of a connection. */
export interface Outlet {
	/** Bytes that were given to it and have not left the process. */
	readonly unsentBytes: () => number;
	/** Calls `onSent` when the text has left the process. */
	readonly send: (text: string, onSent: () => void) => void;
	readonly sendAll: (texts: readonly SentText[], onSent: () => void) => void;
	/** Ends the connection at once. */
	readonly terminate: () => void;
}

/**
 * Sends texts to a client that may read more slowly than they are produced. While many bytes are unsent, texts are queued, and
 * only the newest of each subject. A client with too long a queue is disconnected.
 */
export const createConflatingSender = (
	outlet: Outlet,
	{ conflationBytes, unsentBytes }: Pick<Limits, "conflationBytes" | "unsentBytes">,
) => {
	const waiting = new Map<string | symbol, string>();
	let waitingBytes = 0;

	const take = (subject: string | symbol): void => {
		waitingBytes -= Buffer.byteLength(waiting.get(subject) ?? "");
		waiting.delete(subject);
	};
	const isCongested = (): boolean => outlet.unsentBytes() >= conflationBytes;
	const sendWaiting = (): void => {
		for (const [subject, text] of waiting) {
			if (isCongested()) return;
			take(subject);
			outlet.send(text, sendWaiting);
		}
	};
	const send = (text: string, subject?: string): void => {
		// Answers to pings also use the connection, and do not report when they were sent.
		sendWaiting();
		if (waiting.size === 0 && !isCongested()) {
			outlet.send(text, sendWaiting);
			return;
		}
		const key = subject ?? Symbol("own subject");
		take(key);
		waiting.set(key, text);
		waitingBytes += Buffer.byteLength(text);
		if (outlet.unsentBytes() + waitingBytes > unsentBytes) outlet.terminate();
	};
	return {
		send,
		/** Sends a list at once, if the client reads as quickly as it comes. */
		sendAll: (texts: readonly SentText[]): void => {
			sendWaiting();
			if (waiting.size === 0 && !isCongested()) outlet.sendAll(texts, sendWaiting);
			else for (const { text, subject } of texts) send(text, subject);
		},
	};
};
