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

/**
 * Keeps the page's wires in a thread of its own, so that each frame of a busy socket does not cost the page a task: what comes
 * alone is handed over at once, what comes while the page is busy is handed over together.
 */
export const runWireThread = (thread: WireThread, openWire: OpenWire = socketWire()): void => {
	const wires = new Map<number, Wire & { readonly done: () => void }>();

	const openBatched = (name: number, url: string) => {
		let texts: unknown[] = [];
		let isPageBusy = false;
		const handOver = () => {
			if (texts.length === 0) return;
			const handed = texts;
			texts = [];
			isPageBusy = true;
			thread.postMessage([name, "received", handed]);
		};
		const handOverInTurn = () => {
			if (!isPageBusy) handOver();
		};
		thread.postMessage([name, "opening"]);
		const wire = openWire(url, {
			opened: () => thread.postMessage([name, "opened"]),
			received: (text) => {
				texts.push(text);
				handOverInTurn();
			},
			closed: () => {
				handOver();
				wires.delete(name);
				thread.postMessage([name, "closed"]);
			},
		});
		wires.set(name, {
			...wire,
			done: () => {
				isPageBusy = false;
				handOverInTurn();
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
