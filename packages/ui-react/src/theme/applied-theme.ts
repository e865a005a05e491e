import type { Theme } from "@tradewind/domain/site";
import { useStore } from "../state/use-store.ts";
import { save } from "../storage/saved.ts";
import { grounds } from "./site-colours.ts";

const listeners = new Set<() => void>();
let current: Theme = "light";

/** The theme of the page. */
export const useTheme = (): Theme => useStore(subscribe, () => current);

/** Applies and saves the customer's choice, which overrides the site's default from then on (Spec 1 §4, Theme). */
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
