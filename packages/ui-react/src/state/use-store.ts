import { useSyncExternalStore } from "react";

/** `useSyncExternalStore` for stores that are the same at build time, where the first paint of the pages is rendered. */
export const useStore = <Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value =>
	useSyncExternalStore(subscribe, get, get);
