import type { RefCallback } from "react";
import { useStore } from "../../state/use-store.ts";

export interface Notice {
	readonly id: number;
	readonly kind: "done" | "refused";
	/** In the customer's language: words of the app or the platform's message. */
	readonly text: string;
	/** The address that a tap opens. */
	readonly to: string | undefined;
}

interface Options {
	readonly to?: string;
	/** Whether it is shown beside a toast with the same text, because it is about another event. */
	readonly isOneOfMany?: boolean;
}

/** The number of toasts on the screen at a time; further toasts wait. */
const shownAtOnce = 2;

let notices: readonly Notice[] = [];
let shown: readonly Notice[] = [];
/** Open modal layers, topmost last. The page below them is inert. */
let layers: readonly (Element | null)[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast above the tab bar. For events only, never for decisions of the customer. */
export const showToast = (kind: Notice["kind"], text: string, options: Options = {}): void => {
	lastId += 1;
	const others = options.isOneOfMany ? notices : notices.filter((notice) => notice.text !== text);
	show([...others, { id: lastId, kind, text, to: options.to }]);
};

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id));

export const useNotices = (): readonly Notice[] => useStore(subscribe, () => shown);

/** A `ref` for the element that shows the toasts in a sheet or another layer over the page. */
export const toastContainer: RefCallback<Element> = (place) => {
	layers = [...layers, place];
	show(notices);
	return () => {
		layers = layers.filter((layer) => layer !== place);
		show(notices);
	};
};

/** The element in which toasts can be seen, announced and tapped; undefined while no layer is open. */
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
