export type Subscribe = (listener: () => void) => () => void;

/** Functions to call at each change. */
export const createListeners = (): { readonly subscribe: Subscribe; readonly notify: () => void } => {
	const listeners = new Set<() => void>();
	return {
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		notify: () => {
			for (const listener of listeners) listener();
		},
	};
};

export interface Store<Value> {
	readonly get: () => Value;
	readonly set: (next: Value) => void;
	readonly subscribe: Subscribe;
}

/** A value outside of the components, read with `useStore`. Setting the same value again calls no listener. */
export const createStore = <Value>(value: Value): Store<Value> => {
	const { subscribe, notify } = createListeners();
	return {
		get: () => value,
		set: (next) => {
			if (Object.is(next, value)) return;
			value = next;
			notify();
		},
		subscribe,
	};
};
