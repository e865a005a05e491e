import type { Choice } from "../../instruments/rows/use-visible-instruments.ts";

/** Chips and list are blocks of their own, which the menu may part: the choice stands between them. */
const listeners = new Set<() => void>();
let chosen: Choice;

export const chosenCategory = {
	get: (): Choice => chosen,
	set: (choice: Choice): void => {
		chosen = choice;
		for (const listener of listeners) listener();
	},
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
