import { useStore } from "./use-store.ts";

export interface Notice {
	readonly id: number;
	readonly kind: "done" | "refused";
	/** Already in the customer's language: a word of the catalogue or the platform's own sentence. */
	readonly text: string;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a passing line above the tab bar. For what happened; never for what the customer has to decide. */
export const notify = (kind: Notice["kind"], text: string): void => {
	lastId += 1;
	show([...notices.filter((notice) => notice.text !== text), { id: lastId, kind, text }].slice(-2));
};

export const dismissNotice = (id: number): void => show(notices.filter((notice) => notice.id !== id));

export const useNotices = (): readonly Notice[] => useStore(subscribe, () => notices);

const show = (next: readonly Notice[]): void => {
	notices = next;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
