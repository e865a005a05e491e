import type { Theme } from "@tradewind/domain/site";
import { useStore } from "../state/use-store.ts";
import { save } from "../storage/saved.ts";
import { grounds } from "./site-colours.ts";

const listeners = new Set<() => void>();
let current: Theme = "light";

/** The theme that the page wears. */
export const useTheme = (): Theme => useStore(subscribe, () => current);

/** The customer's choice: kept, and the site's default does not count any more (Spec 1 §4, Theme). */
export const chooseTheme = (theme: Theme): void => {
	save({ theme });
	applyTheme(theme);
};

export const applyTheme = (theme: Theme): void => {
	current = theme;
	const { dataset } = document.documentElement;
	if (dataset.mantineColorScheme !== theme) dataset.mantineColorScheme = theme;
	document.querySelector("meta[name=theme-color]")?.setAttribute("content", grounds[theme][0]);
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
