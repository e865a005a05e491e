interface ReadSnapshot {
	readonly context: { readonly page: number; readonly error: unknown };
	readonly hasTag: (tag: "busy") => boolean;
}

interface ReadList {
	readonly getSnapshot: () => ReadSnapshot;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/** Milliseconds since 1970, by this device's clock. */
const times = new WeakMap<object, number>();

/** Records when `list` is read without a failure, while it is shown. Returns the function that ends this. */
export const recordReading = (list: ReadList, now = () => Date.now()): (() => void) => {
	let wasBusy = !times.has(list);
	const record = (): void => {
		const snapshot = list.getSnapshot();
		const { page, error } = snapshot.context;
		const isBusy = snapshot.hasTag("busy");
		if (wasBusy && !isBusy && page > 0 && error === undefined) times.set(list, now());
		wasBusy = isBusy;
	};
	record();
	const subscription = list.subscribe(record);
	return () => subscription.unsubscribe();
};

/** When `list` was last read without a failure; undefined if that is not known. */
export const readAt = (list: object): number | undefined => times.get(list);
