/** The bar that is pointed at, by the time of its start; `undefined` while none is, and the latest one is read. */
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
