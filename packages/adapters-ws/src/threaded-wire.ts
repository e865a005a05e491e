import { type OpenWire, socketWire, type WireListener } from "./wire.ts";
import type { ToPage, ToThread } from "./wire-thread.ts";

/** The thread, as the page sees it. */
export interface Thread {
	onmessage: ((event: { readonly data: ToPage }) => void) | null;
	/** It could not be started, or threw. */
	onerror: (() => void) | null;
	readonly postMessage: (command: ToThread) => void;
	readonly terminate: () => void;
}

/** Milliseconds within which a thread that lives says that it has heard of a wire. */
const hearsWithin = 1000;

/** How far wire 0 is, which was opened before this was there. */
export type EarlyWire = "opening" | "open" | "closed";

/**
 * Wires that are kept in `thread`, see `runWireThread`. The first that is opened is wire 0, if that has not closed yet. If the
 * thread fails, or has said nothing at all of a wire that is given up, all of them close, and those that are opened from then on
 * are opened `otherwise`.
 */
export const threadedWire = (
	thread: Thread,
	early: EarlyWire = "closed",
	otherwise: OpenWire = socketWire(),
): OpenWire => {
	const listeners = new Map<number, WireListener>();
	/** Of which the thread has said nothing yet. */
	const unheard = new Set<number>();
	let last = early === "closed" ? 0 : -1;
	let hasFailed = false;

	const close = (name: number) => {
		const listener = listeners.get(name);
		listeners.delete(name);
		listener?.closed();
	};
	thread.onmessage = ({ data: [name, what, texts] }) => {
		unheard.delete(name);
		if (what === "received") {
			for (const text of texts) {
				try {
					listeners.get(name)?.received(text);
				} catch (error) {
					// The thread waits for "done", and the others for their texts.
					reportError(error);
				}
			}
			thread.postMessage([name, "done"]);
		} else if (what === "opened") listeners.get(name)?.opened();
		else if (what === "closed") close(name);
	};
	const fail = () => {
		hasFailed = true;
		thread.onmessage = null;
		thread.terminate();
		for (const name of [...listeners.keys()]) close(name);
	};
	thread.onerror = fail;

	return (url, listener) => {
		if (hasFailed) return otherwise(url, listener);
		last += 1;
		const name = last;
		listeners.set(name, listener);
		const askedAt = performance.now();
		if (name > 0) {
			unheard.add(name);
			thread.postMessage([name, "open", url]);
		} else if (early === "open")
			queueMicrotask(() => {
				if (listeners.get(name) === listener) listener.opened();
			});
		return {
			send: (text) => thread.postMessage([name, "send", text]),
			close: () => {
				listeners.delete(name);
				thread.postMessage([name, "close"]);
				if (unheard.delete(name) && performance.now() - askedAt > hearsWithin) fail();
			},
		};
	};
};
