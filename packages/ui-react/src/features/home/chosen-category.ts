import type { Choice } from "../../instruments/rows/use-visible-instruments.ts";

/** The selected category. It is shared, because chips and list are separate blocks of the menu. */
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
