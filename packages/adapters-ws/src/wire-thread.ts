import { type OpenWire, socketWire, type Wire } from "./wire.ts";

/** What the page says to the thread: of which wire, and what. */
export type ToThread =
	| readonly [wire: number, what: "open", url: string]
	| readonly [wire: number, what: "send", text: string]
	| readonly [wire: number, what: "close"]
	/** The page is done with what it was handed last. */
	| readonly [wire: number, what: "done"];

/** What the thread says to the page. */
export type ToPage =
	/** The thread has heard the page: the wire is being opened. */
	| readonly [wire: number, what: "opening"]
	| readonly [wire: number, what: "opened"]
	| readonly [wire: number, what: "closed"]
	| readonly [wire: number, what: "received", texts: readonly unknown[]];

/** The thread, as it sees itself. */
export interface WireThread {
	onmessage: ((event: { readonly data: ToThread }) => void) | null;
	readonly postMessage: (report: ToPage) => void;
}

/** Asks for `run` to be called once, a little later; gives back how to call it off. */
export type Later = (run: () => void) => () => void;

const afterMilliseconds =
	(milliseconds: number): Later =>
	(run) => {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	};

/** Milliseconds without a text after which the next one may be the first of a burst: a platform sends many prices in one moment. */
const restBefore = 8;

/**
 * Keeps the page's wires in a thread of its own, so that each frame of a busy socket does not cost the page a task: what comes
 * after a rest is handed over a little `later`, with what has come by then; what comes in a steady flow at once, or, while the
 * page is busy with the last, as soon as it is done.
 */
export const runWireThread = (
	thread: WireThread,
	openWire: OpenWire = socketWire(),
	later: Later = afterMilliseconds(3),
): void => {
	const wires = new Map<number, Wire & { readonly done: () => void }>();

	const openBatched = (name: number, url: string) => {
		let texts: unknown[] = [];
		let isPageBusy = false;
		let lastAt = Number.NEGATIVE_INFINITY;
		let callOff: (() => void) | undefined;
		const handOver = () => {
			callOff?.();
			callOff = undefined;
			if (texts.length === 0) return;
			const handed = texts;
			texts = [];
			isPageBusy = true;
			thread.postMessage([name, "received", handed]);
		};
		thread.postMessage([name, "opening"]);
		const wire = openWire(url, {
			opened: () => thread.postMessage([name, "opened"]),
			received: (text) => {
				texts.push(text);
				const hasRested = performance.now() - lastAt >= restBefore;
				lastAt = performance.now();
				if (isPageBusy || callOff) return;
				if (hasRested) callOff = later(handOver);
				else handOver();
			},
			closed: () => {
				handOver();
				wires.delete(name);
				thread.postMessage([name, "closed"]);
			},
		});
		wires.set(name, {
			send: wire.send,
			close: () => {
				callOff?.();
				wire.close();
			},
			done: () => {
				isPageBusy = false;
				handOver();
			},
		});
	};

	thread.onmessage = ({ data: [name, what, text] }) => {
		if (what === "open") openBatched(name, text);
		else if (what === "send") wires.get(name)?.send(text);
		else if (what === "done") wires.get(name)?.done();
		else {
			wires.get(name)?.close();
			wires.delete(name);
		}
	};
};
