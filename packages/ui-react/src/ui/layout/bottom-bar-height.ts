import { type RefObject, useLayoutEffect, useRef } from "react";
import { createStore } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";
import { keepFocusAbove, releaseFocus } from "./focus-above-bar.ts";

/** Pixels. Not a CSS variable of the root, whose change would compute the styles of the whole page again. */
const height = createStore(0);

/**
 * A ref for the bar. Its height is stored while it is mounted, so that toasts do not cover its buttons, nor it what has the focus.
 * `below`: the pixels of the page that may be below it.
 */
export const useBottomBarHeight = (below = 0): RefObject<HTMLDivElement | null> => {
	const bar = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const shown = bar.current;
		if (!shown) return;
		const observer = new ResizeObserver(() => {
			height.set(shown.offsetHeight + below);
			keepFocusAbove(shown);
		});
		observer.observe(shown);
		return () => {
			observer.disconnect();
			height.set(0);
			releaseFocus();
		};
	}, [below]);
	return bar;
};

/** The distance from the lower edge of the page that clears the bar and the tabs or the on-screen keyboard, as a CSS length. */
export const useAboveBars = (gap: number): string =>
	`calc(max(var(--tw-tab-bar), var(--tw-keyboard, 0px)) + ${useStore(height.subscribe, height.get) + gap}px)`;
