import type { Theme } from "@tradewind/domain";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let current: Theme = "light";

/** The theme that the page wears. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);

export const wearTheme = (theme: Theme): void => {
	current = theme;
	document.documentElement.dataset["mantineColorScheme"] = theme;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
