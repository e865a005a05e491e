import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "../../state/use-store.ts";

/** Pixels. Not a CSS variable of the root, whose change would compute the styles of the whole page again. */
let height = 0;
const listeners = new Set<() => void>();

/** A ref for the bar. Its height is stored while it is mounted, so that toasts do not cover its buttons. */
export const useBottomBarHeight = (): RefObject<HTMLDivElement | null> => {
	const bar = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const shown = bar.current;
		if (!shown) return;
		const observer = new ResizeObserver(() => setHeight(shown.offsetHeight));
		observer.observe(shown);
		return () => {
			observer.disconnect();
			setHeight(0);
		};
	}, []);
	return bar;
};

/** The distance from the lower edge of the page that clears the tabs and the bar, as a CSS length. */
export const useAboveBars = (gap: number): string =>
	`calc(var(--tw-tab-bar) + ${useStore(subscribe, () => height) + gap}px)`;

const setHeight = (pixels: number): void => {
	if (pixels === height) return;
	height = pixels;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
