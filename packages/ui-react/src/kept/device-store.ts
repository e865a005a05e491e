import { createStore, type Subscribe } from "../state/store.ts";
import { scopedKey } from "../storage/configuration.ts";
import type { SavedFormat } from "../storage/saved-format.ts";

/** A value that all tabs of this device share. */
export interface DeviceStore<Value> {
	readonly get: () => Value;
	readonly subscribe: Subscribe;
	/** Reads what another tab may have saved since. */
	readonly refresh: () => Value;
	/** Saves the changed value. */
	readonly change: (change: (now: Value) => Value) => void;
}

/** Saves each change, and follows the changes of other tabs. Without storage the value lasts as long as the page. */
export const createDeviceStore = <Value>(options: {
	readonly key: string;
	readonly format: SavedFormat<Value>;
	readonly initial: Value;
	readonly write: (value: Value) => object;
}): DeviceStore<Value> => {
	const { key, format, initial, write } = options;
	let text = format.text();
	const { get, set, subscribe } = createStore(format.read() ?? initial);
	const refresh = (): Value => {
		const found = format.text();
		if (found !== text) {
			text = found;
			set(format.parse(found) ?? initial);
		}
		return get();
	};
	if (typeof addEventListener === "function")
		addEventListener("storage", (event) => {
			if (event.key === scopedKey(key)) refresh();
		});
	return {
		get,
		subscribe,
		refresh,
		change: (change) => {
			const next = change(refresh());
			if (next === get()) return;
			format.write(write(next));
			text = format.text();
			set(next);
		},
	};
};
