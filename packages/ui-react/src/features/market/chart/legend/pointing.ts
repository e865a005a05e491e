import { createStore } from "../../../../state/store.ts";

/** The start time of the bar under the pointer; `undefined` without one, and the latest bar is shown. */
export interface Pointing {
	readonly get: () => number | undefined;
	readonly subscribe: (listener: () => void) => () => void;
	readonly point: (time: number | undefined) => void;
}

export const createPointing = (): Pointing => {
	const { get, set, subscribe } = createStore<number | undefined>(undefined);
	return { get, subscribe, point: set };
};
