import { type Thread, threadedWire } from "./threaded-wire.ts";
import type { OpenWire } from "./wire.ts";
import { runWireThread, type ToPage, type ToThread, type WireThread } from "./wire-thread.ts";

/** A wire, and all that it tells of itself, in order. */
export const openRecorded = (openWire: OpenWire, url: string) => {
	const told: unknown[] = [];
	const wire = openWire(url, {
		opened: () => told.push("opened"),
		received: (data) => told.push(data),
		closed: () => told.push("closed"),
	});
	return { told, wire };
};

type Take<M> = (event: { readonly data: M }) => void;

/** A thread that runs `runWireThread` beside its page. Each hears of the other when `deliver` lets a message through. */
export const startThread = (openWire: OpenWire) => {
	const toThread: ToThread[] = [];
	const toPage: ToPage[] = [];
	const inside: WireThread = { onmessage: null, postMessage: (report) => toPage.push(report) };
	runWireThread(inside, openWire);
	const thread = { ...silentThread(), postMessage: (command: ToThread) => void toThread.push(command) };
	const next = <M>(messages: M[], take: Take<M> | null): boolean => {
		const [data] = messages.splice(0, 1);
		if (data === undefined) return false;
		take?.({ data });
		return true;
	};
	return {
		thread,
		/** Lets the next message through, and tells whether there was one. */
		deliver: {
			toThread: () => next(toThread, inside.onmessage),
			toPage: () => next(toPage, thread.onmessage),
		},
		/** Lets all through, until neither has anything to say. */
		settle: () => {
			while (next(toThread, inside.onmessage) || next(toPage, thread.onmessage));
		},
	};
};

/** Wires in a thread that hears, and is heard, at once. */
export const threadedAtOnce = (openWire: OpenWire): OpenWire => {
	const inside: WireThread = { onmessage: null, postMessage: (data) => thread.onmessage?.({ data }) };
	const thread = {
		...silentThread(),
		postMessage: (data: ToThread) => inside.onmessage?.({ data }),
	};
	runWireThread(inside, openWire);
	return threadedWire(thread);
};

const silentThread = () => ({
	onmessage: null as Thread["onmessage"],
	onerror: null as Thread["onerror"],
	terminate: () => {},
});
