import type { RefCallback } from "react";
import { useStore } from "../../state/use-store.ts";

export interface Notice {
	readonly id: number;
	readonly kind: "done" | "refused";
	/** Already in the customer's language: a word of the catalogue or the platform's own sentence. */
	readonly text: string;
	/** A tap leads there. */
	readonly to: string | undefined;
}

interface Options {
	readonly to?: string;
	/** Is told beside another one with the same words, for it tells of another thing. */
	readonly isOneOfMany?: boolean;
}

/** Lines on the screen at a time; further ones wait for their turn. */
const shownAtOnce = 2;

let notices: readonly Notice[] = [];
let shown: readonly Notice[] = [];
/** What makes the page below it inert, the uppermost last. */
let layers: readonly (Element | null)[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a passing line above the tab bar. For what happened; never for what the customer has to decide. */
export const showToast = (kind: Notice["kind"], text: string, options: Options = {}): void => {
	lastId += 1;
	const others = options.isOneOfMany ? notices : notices.filter((notice) => notice.text !== text);
	show([...others, { id: lastId, kind, text, to: options.to }]);
};

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id));

export const useNotices = (): readonly Notice[] => useStore(subscribe, () => shown);

/** The `ref` of a place for the notices in a sheet or whatever else lies over the page. */
export const toastContainer: RefCallback<Element> = (place) => {
	layers = [...layers, place];
	show(notices);
	return () => {
		layers = layers.filter((layer) => layer !== place);
		show(notices);
	};
};

/** Where the notices are seen, spoken and tapped; nowhere else than on the page while nothing lies over it. */
export const useNoticePlace = (): Element | null | undefined => useStore(subscribe, () => layers.at(-1));

const show = (next: readonly Notice[]): void => {
	notices = next;
	shown = next.slice(0, shownAtOnce);
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
