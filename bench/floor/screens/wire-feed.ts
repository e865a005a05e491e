import { frameSchedule, type SocketWorker, workerConnection } from "@tradewind/adapters-ws";
import { realtime } from "@tradewind/contracts";

/** What the platform tells of one order or instrument, unread. */
export interface Told {
	readonly id: string;
	readonly texts: readonly string[];
}

/** How one topic of the socket tells. */
export interface Topic {
	readonly name: "FOREX_TRADE" | "DAY_MARKET";
	readonly read: (frame: realtime.ServerFrame) => readonly Told[];
}

/**
 * What a topic tells, on the app's own thread of the socket and its own moments of writing; besides, each text is parsed, and that
 * is all: nothing is checked, reckoned with or decided. Prices come besides, as they do to each page of the app.
 */
export interface Feed {
	readonly ids: readonly string[];
	readonly texts: (id: string) => readonly string[];
	readonly subscribe: (id: string, listener: () => void) => () => void;
}

interface FeedOptions {
	readonly topic: Topic;
	/** Of a customer; a visitor has none. */
	readonly token?: string | undefined;
	/** What runs in the thread of the socket. */
	readonly thread: string;
}

/** Is there a second after the topic told first: all that it tells of has been told once by then. */
export const openFeed = ({ topic, token, thread }: FeedOptions): Promise<Feed> =>
	new Promise((resolve) => {
		const told = new Map<string, readonly string[]>();
		const listeners = new Map<string, () => void>();
		let changed = new Set<string>();
		const schedule = frameSchedule(window);
		const flush = () => {
			const ids = changed;
			changed = new Set();
			for (const id of ids) listeners.get(id)?.();
		};
		const isThere = () =>
			resolve({
				ids: [...told.keys()].sort(),
				texts: (id) => told.get(id) ?? nothing,
				subscribe: (id, listener) => {
					listeners.set(id, listener);
					return () => listeners.delete(id);
				},
			});
		const take = ({ id, texts }: Told) => {
			if (told.size === 0) setTimeout(isThere, 1000);
			if (changed.size === 0) schedule(flush);
			changed.add(id);
			told.set(id, texts);
		};
		const subscribe = () => {
			for (const name of new Set(["DAY_MARKET", topic.name]))
				wire.send(JSON.stringify({ type: "sub", topic: name }));
		};
		const wire = workerConnection(startThread(thread))(`ws://${location.host}${realtime.socketPath}`, {
			opened: () => (token ? wire.send(JSON.stringify({ type: "login", token })) : subscribe()),
			received: (text) => {
				const frame = JSON.parse(String(text));
				if (frame.type === topic.name) for (const each of topic.read(frame)) take(each);
				else if (frame.type === "login_result") subscribe();
			},
			closed: () => {},
		});
	});

const nothing: readonly string[] = [];

const startThread = (script: string): SocketWorker => {
	const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
	const thread: SocketWorker = {
		onmessage: null,
		onerror: null,
		postMessage: (command) => worker.postMessage(command),
		terminate: () => worker.terminate(),
	};
	worker.onmessage = (event) => thread.onmessage?.(event);
	worker.onerror = () => thread.onerror?.();
	return thread;
};
