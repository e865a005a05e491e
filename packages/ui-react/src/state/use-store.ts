import { useSyncExternalStore } from "react";

/**
 * Reads a store that is not an actor: quotes, translations, toasts, the theme. Actors are read by `useSelector` of `@xstate/react`.
 * The build prerenders with the same initial value.
 */
export const useStore = <Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value =>
	useSyncExternalStore(subscribe, get, get);
