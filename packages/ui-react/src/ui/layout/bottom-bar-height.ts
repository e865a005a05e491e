import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "../../state/use-store.ts";

/** Pixels. Not a variable of the root: all of the page would be styled anew whenever it changes. */
let height = 0;
const listeners = new Set<() => void>();

/** Keeps the height of the bar it is given to while that is shown, so that what lies lower doesn't cover its buttons. */
export const useBottomBarHeight = (): RefObject<HTMLDivElement | null> => {
	const bar = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const shown = bar.current;
		if (!shown) return;
		const observer = new ResizeObserver(() => tell(shown.offsetHeight));
		observer.observe(shown);
		return () => {
			observer.disconnect();
			tell(0);
		};
	}, []);
	return bar;
};

/** How far above the lower edge of the page begins what lies over neither the tabs nor that bar, as a CSS length. */
export const useAboveBars = (gap: number): string =>
	`calc(var(--tw-tab-bar) + ${useStore(subscribe, () => height) + gap}px)`;

const tell = (pixels: number): void => {
	if (pixels === height) return;
	height = pixels;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
