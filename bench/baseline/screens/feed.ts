import { frameSchedule, type SocketWorker, workerConnection } from "@tradewind/adapters-ws";
import { realtime } from "@tradewind/contracts";

/** The latest texts of one order or instrument. */
interface FeedItem {
	readonly id: string;
	readonly texts: readonly string[];
}

/** A topic of the socket, and how its frames are read. */
export interface Topic {
	readonly name: "FOREX_TRADE" | "DAY_MARKET";
	readonly read: (frame: realtime.ServerFrame) => readonly FeedItem[];
}

/**
 * The items of a topic, received by the app's own socket worker and written at the app's own moments. Frames are parsed but not
 * validated. Prices arrive too, as they do on each page of the app.
 */
export interface Feed {
	readonly ids: readonly string[];
	readonly texts: (id: string) => readonly string[];
	readonly subscribe: (id: string, listener: () => void) => () => void;
}

interface FeedOptions {
	readonly topic: Topic;
	/** Of a customer; visitors have none. */
	readonly token?: string | undefined;
	/** The script of the socket worker. */
	readonly workerScript: string;
}

/** Resolves one second after the first item: by then each item has arrived once. Marks "live quotes" at the first frame. */
export const openFeed = ({ topic, token, workerScript }: FeedOptions): Promise<Feed> =>
	new Promise((resolve) => {
		const items = new Map<string, readonly string[]>();
		const listeners = new Map<string, () => void>();
		let changed = new Set<string>();
		let isLive = false;
		const schedule = frameSchedule(window);
		const flush = () => {
			const ids = changed;
			changed = new Set();
			for (const id of ids) listeners.get(id)?.();
		};
		const resolveFeed = () =>
			resolve({
				ids: [...items.keys()].sort(),
				texts: (id) => items.get(id) ?? noTexts,
				subscribe: (id, listener) => {
					listeners.set(id, listener);
					return () => listeners.delete(id);
				},
			});
		const receive = ({ id, texts }: FeedItem) => {
			if (items.size === 0) setTimeout(resolveFeed, 1000);
			if (changed.size === 0) schedule(flush);
			changed.add(id);
			items.set(id, texts);
		};
		const subscribe = () => {
			for (const name of new Set(["DAY_MARKET", topic.name]))
				connection.send(JSON.stringify({ type: "sub", topic: name }));
		};
		const connect = workerConnection(startWorker(workerScript));
		const connection = connect(`ws://${location.host}${realtime.socketPath}`, {
			opened: () => (token ? connection.send(JSON.stringify({ type: "login", token })) : subscribe()),
			received: (text) => {
				const frame = JSON.parse(String(text));
				if (frame.type === "login_result") subscribe();
				if (frame.type !== topic.name) return;
				if (!isLive) performance.mark("live quotes");
				isLive = true;
				for (const item of topic.read(frame)) receive(item);
			},
			closed: () => {},
		});
	});

const noTexts: readonly string[] = [];

const startWorker = (script: string): SocketWorker => {
	const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
	const socketWorker: SocketWorker = {
		onmessage: null,
		onerror: null,
		postMessage: (command) => worker.postMessage(command),
		terminate: () => worker.terminate(),
	};
	worker.onmessage = (event) => socketWorker.onmessage?.(event);
	worker.onerror = () => socketWorker.onerror?.();
	return socketWorker;
};
