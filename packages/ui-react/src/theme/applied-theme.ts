import type { Theme } from "@tradewind/domain/site";
import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";
import { save } from "../storage/saved.ts";
import { grounds } from "./grounds.ts";

const applied = createStore<Theme>("light");

/** The theme of the page. */
export const useTheme = (): Theme => useStore(applied.subscribe, applied.get);

/** Applies and saves the customer's choice, which overrides the site's default from then on (Spec 1 §4, Theme). */
export const chooseTheme = (theme: Theme): void => {
	save({ theme });
	applyTheme(theme);
};

export const applyTheme = (theme: Theme): void => {
	const { dataset } = document.documentElement;
	if (dataset.theme !== theme) dataset.theme = theme;
	document.querySelector("meta[name=theme-color]")?.setAttribute("content", grounds[theme][0]);
	applied.set(theme);
};
