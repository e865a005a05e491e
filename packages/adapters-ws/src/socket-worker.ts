import { type Connect, type Connection, socketConnection } from "./connection.ts";

/** Commands of the page to the worker. Connections have numbers. */
export type ToWorker =
	| readonly [connection: number, command: "open", url: string]
	| readonly [connection: number, command: "send", text: string]
	| readonly [connection: number, command: "close"]
	/** The page has processed the last batch. */
	| readonly [connection: number, command: "done"];

/** Reports of the worker to the page. */
export type ToPage =
	/** The worker has received the command to open the connection. */
	| readonly [connection: number, report: "opening"]
	| readonly [connection: number, report: "opened"]
	| readonly [connection: number, report: "closed"]
	| readonly [connection: number, report: "received", texts: readonly unknown[]];

/** The global scope of the worker. */
export interface WorkerScope {
	onmessage: ((event: { readonly data: ToWorker }) => void) | null;
	readonly postMessage: (report: ToPage) => void;
}

/** Calls `run` once after a delay; the result cancels it. */
export type Delay = (run: () => void) => () => void;

export const afterMilliseconds =
	(milliseconds: number): Delay =>
	(run) => {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	};

/** A burst ends after this time without a text: a platform sends many prices at one moment. */
const quietMs = 1;

/** A burst that does not end is posted after this many checks. */
const maxChecks = 6;

/**
 * Runs the page's sockets in a worker and posts their texts in batches, so that a frame does not cost the page a task.
 * A batch is posted when a burst ends, or in parts when it does not. While the page is busy with a batch, texts wait
 * until it is done. The worker does not parse the texts.
 */
export const runSocketWorker = (
	scope: WorkerScope,
	connect: Connect = socketConnection(),
	delay: Delay = afterMilliseconds(quietMs),
): void => {
	const connections = new Map<number, Connection & { readonly done: () => void }>();

	const openBatched = (id: number, url: string) => {
		let texts: unknown[] = [];
		let isPageBusy = false;
		let firstAt = 0;
		let lastAt = 0;
		let cancelCheck: (() => void) | undefined;
		const postBatch = () => {
			cancelCheck?.();
			cancelCheck = undefined;
			if (texts.length === 0) return;
			const batch = texts;
			texts = [];
			isPageBusy = true;
			scope.postMessage([id, "received", batch]);
		};
		const postWhenQuiet = (checksLeft: number) => {
			cancelCheck = delay(() => {
				const now = performance.now();
				// Browsers slow down the timers of a hidden page, so the checks may run late.
				const isOver = now - lastAt >= quietMs || now - firstAt >= maxChecks * quietMs;
				if (isOver || checksLeft === 1) postBatch();
				else postWhenQuiet(checksLeft - 1);
			});
		};
		scope.postMessage([id, "opening"]);
		const connection = connect(url, {
			opened: () => scope.postMessage([id, "opened"]),
			received: (text) => {
				texts.push(text);
				lastAt = performance.now();
				if (isPageBusy || cancelCheck) return;
				firstAt = lastAt;
				postWhenQuiet(maxChecks);
			},
			closed: () => {
				postBatch();
				connections.delete(id);
				scope.postMessage([id, "closed"]);
			},
		});
		connections.set(id, {
			send: connection.send,
			close: () => {
				cancelCheck?.();
				connection.close();
			},
			done: () => {
				isPageBusy = false;
				postBatch();
			},
		});
	};

	scope.onmessage = ({ data: [id, command, text] }) => {
		if (command === "open") openBatched(id, text);
		else if (command === "send") connections.get(id)?.send(text);
		else if (command === "done") connections.get(id)?.done();
		else {
			connections.get(id)?.close();
			connections.delete(id);
		}
	};
};
