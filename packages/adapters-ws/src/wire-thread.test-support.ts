import { type Thread, threadedWire } from "./threaded-wire.ts";
import type { OpenWire } from "./wire.ts";
import { type Later, runWireThread, type ToPage, type ToThread, type WireThread } from "./wire-thread.ts";

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

/** A little later is now. */
const now: Later = (run) => {
	run();
	return () => {};
};

/** A little later is when `pass` is called. */
export const startLater = () => {
	const due = new Set<() => void>();
	return {
		later: (run: () => void) => {
			due.add(run);
			return () => due.delete(run);
		},
		pass: () => {
			for (const run of [...due]) {
				due.delete(run);
				run();
			}
		},
	};
};

/** A thread that runs `runWireThread` beside its page. Each hears of the other when `deliver` lets a message through. */
export const startThread = (openWire: OpenWire, later = now) => {
	const toThread: ToThread[] = [];
	const toPage: ToPage[] = [];
	const inside: WireThread = { onmessage: null, postMessage: (report) => toPage.push(report) };
	runWireThread(inside, openWire, later);
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
	runWireThread(inside, openWire, now);
	return threadedWire(thread);
};

const silentThread = () => ({
	onmessage: null as Thread["onmessage"],
	onerror: null as Thread["onerror"],
	terminate: () => {},
});
