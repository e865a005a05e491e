import type { RefCallback } from "react";
import { createStore } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";

export interface Notice {
	readonly id: number;
	/** `failed`: a failed request. */
	readonly kind: "done" | "refused" | "failed";
	/** In the customer's language: words of the app or the platform's message. */
	readonly text: string;
	/** The address that a tap opens. */
	readonly to: string | undefined;
	/** Called by a tap before the address is opened. */
	readonly onOpen: (() => void) | undefined;
}

interface Options {
	readonly to?: string;
	readonly onOpen?: () => void;
	/** Whether it is shown beside a toast with the same text, because it is about another event. */
	readonly isOneOfMany?: boolean;
}

/** The number of toasts on the screen at a time; further toasts wait. */
const shownAtOnce = 2;

/** The number of toasts that wait; of more, the oldest are left out. */
const mostWaiting = 8;

let notices: readonly Notice[] = [];
const shown = createStore<readonly Notice[]>([]);
/** Open modal layers, topmost last. The page below them is inert. */
const layers = createStore<readonly (Element | null)[]>([]);
let lastId = 0;

/** Shows a toast above the tab bar. For events only, never for decisions of the customer. */
export const showToast = (kind: Notice["kind"], text: string, options: Options = {}): void => {
	lastId += 1;
	const others = options.isOneOfMany ? notices : notices.filter((notice) => notice.text !== text);
	show([...others, { id: lastId, kind, text, to: options.to, onOpen: options.onOpen }]);
};

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id));

export const getNotices = shown.get;

export const useNotices = (): readonly Notice[] => useStore(shown.subscribe, getNotices);

/** A `ref` for the element that shows the toasts in a sheet or another layer over the page. */
export const toastContainer: RefCallback<Element> = (place) => {
	layers.set([...layers.get(), place]);
	return () => layers.set(layers.get().filter((layer) => layer !== place));
};

/** The element in which toasts can be seen, announced and tapped; undefined while no layer is open. */
export const useNoticePlace = (): Element | null | undefined =>
	useStore(layers.subscribe, () => layers.get().at(-1));

const show = (next: readonly Notice[]): void => {
	notices = next.length > shownAtOnce + mostWaiting ? withoutOldestWaiting(next) : next;
	const failure = notices.find(({ kind }) => kind === "failed");
	// Failed requests are shown one at a time.
	shown.set(notices.filter((notice) => notice.kind !== "failed" || notice === failure).slice(0, shownAtOnce));
};

/** Those that are shown stay. */
const withoutOldestWaiting = (all: readonly Notice[]): readonly Notice[] => {
	const isShown = (notice: Notice) => shown.get().includes(notice);
	return [...all.filter(isShown), ...all.filter((notice) => !isShown(notice)).slice(-mostWaiting)];
};
