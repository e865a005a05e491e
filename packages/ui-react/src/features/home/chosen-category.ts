/** Chips and list are blocks of their own, which the menu may part: the choice stands between them. */
const listeners = new Set<() => void>();
let chosen: number | undefined;

export const chosenCategory = {
	get: (): number | undefined => chosen,
	set: (id: number | undefined): void => {
		chosen = id;
		for (const listener of listeners) listener();
	},
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
