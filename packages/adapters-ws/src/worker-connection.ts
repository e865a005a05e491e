import { type Connect, type ConnectionListener, socketConnection } from "./connection.ts";
import type { ToPage, ToWorker } from "./socket-worker.ts";

/** The worker, as the page sees it. */
export interface SocketWorker {
	onmessage: ((event: { readonly data: ToPage }) => void) | null;
	/** It could not be started, or threw. */
	onerror: (() => void) | null;
	readonly postMessage: (command: ToWorker) => void;
	readonly terminate: () => void;
}

/** A worker that runs reports "opening" within this time. */
const startTimeoutMs = 1000;

/** The state of connection 0, which the page opened before this code was loaded. */
export type EarlyConnection = "opening" | "open" | "closed";

/**
 * Connects by sockets in `worker`, see `runSocketWorker`. The first connection is connection 0, unless that has closed.
 * If the worker fails, or has not reported a connection that is given up after 1 s, all connections close. New
 * connections then use `fallback`.
 */
export const workerConnection = (
	worker: SocketWorker,
	early: EarlyConnection = "closed",
	fallback: Connect = socketConnection(),
): Connect => {
	const listeners = new Map<number, ConnectionListener>();
	/** Connections that the worker has not reported yet. */
	const unreported = new Set<number>();
	let lastId = early === "closed" ? 0 : -1;
	let hasFailed = false;

	const close = (id: number) => {
		const listener = listeners.get(id);
		listeners.delete(id);
		listener?.closed();
	};
	worker.onmessage = ({ data: [id, report, texts] }) => {
		unreported.delete(id);
		if (report === "received") {
			for (const text of texts) {
				try {
					listeners.get(id)?.received(text);
				} catch (error) {
					// The worker waits for "done", and the other texts must be delivered.
					reportError(error);
				}
			}
			worker.postMessage([id, "done"]);
		} else if (report === "opened") listeners.get(id)?.opened();
		else if (report === "closed") close(id);
	};
	const fail = () => {
		hasFailed = true;
		worker.onmessage = null;
		worker.terminate();
		for (const id of [...listeners.keys()]) close(id);
	};
	worker.onerror = fail;

	return (url, listener) => {
		if (hasFailed) return fallback(url, listener);
		lastId += 1;
		const id = lastId;
		listeners.set(id, listener);
		const startedAt = performance.now();
		if (id > 0) {
			unreported.add(id);
			worker.postMessage([id, "open", url]);
		} else if (early === "open")
			queueMicrotask(() => {
				if (listeners.get(id) === listener) listener.opened();
			});
		return {
			send: (text) => worker.postMessage([id, "send", text]),
			close: () => {
				listeners.delete(id);
				worker.postMessage([id, "close"]);
				if (unreported.delete(id) && performance.now() - startedAt > startTimeoutMs) fail();
			},
		};
	};
};
