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

export const afterMilliseconds =
	(milliseconds: number): Later =>
	(run) => {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	};

/** Milliseconds without a text after which a burst is over: a platform sends many prices in one moment. */
const quietAfter = 1;

/** How often a burst is looked at before what has come of it is handed over, though it goes on. */
const looks = 6;

/**
 * Keeps the page's wires in a thread of its own, so that each frame of a busy socket does not cost the page a task: a burst is
 * handed over as a whole when it is over, one that doesn't end in parts; what comes while the page is busy with the last as soon
 * as it is done.
 */
export const runWireThread = (
	thread: WireThread,
	openWire: OpenWire = socketWire(),
	later: Later = afterMilliseconds(quietAfter),
): void => {
	const wires = new Map<number, Wire & { readonly done: () => void }>();

	const openBatched = (name: number, url: string) => {
		let texts: unknown[] = [];
		let isPageBusy = false;
		let firstAt = 0;
		let lastAt = 0;
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
		const handOverWhenQuiet = (looksLeft: number) => {
			callOff = later(() => {
				const now = performance.now();
				// The looks come late where the browser slows the timers of a hidden page down.
				const isOver = now - lastAt >= quietAfter || now - firstAt >= looks * quietAfter;
				if (isOver || looksLeft === 1) handOver();
				else handOverWhenQuiet(looksLeft - 1);
			});
		};
		thread.postMessage([name, "opening"]);
		const wire = openWire(url, {
			opened: () => thread.postMessage([name, "opened"]),
			received: (text) => {
				texts.push(text);
				lastAt = performance.now();
				if (isPageBusy || callOff) return;
				firstAt = lastAt;
				handOverWhenQuiet(looks);
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
