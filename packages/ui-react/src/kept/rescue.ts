import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";

const isShown = createStore(false);

/** Opens, over any page, the sheet of what raises a low margin level. */
export const openRescue = (): void => isShown.set(true);

export const endRescue = (): void => isShown.set(false);

export const useRescue = (): boolean => useStore(isShown.subscribe, isShown.get);
