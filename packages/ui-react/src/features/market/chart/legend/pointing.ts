/** The start time of the bar under the pointer; `undefined` without one, and the latest bar is shown. */
export interface Pointing {
	readonly get: () => number | undefined;
	readonly subscribe: (listener: () => void) => () => void;
	readonly point: (time: number | undefined) => void;
}

export const createPointing = (): Pointing => {
	const listeners = new Set<() => void>();
	let at: number | undefined;
	return {
		get: () => at,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		point: (time) => {
			if (time === at) return;
			at = time;
			for (const listener of listeners) listener();
		},
	};
};
