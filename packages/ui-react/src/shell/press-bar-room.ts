import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps `--tw-press-bar` at the height of the bar while it is shown, so that passing notices don't cover its buttons. */
export const usePressBarRoom = (): RefObject<HTMLDivElement | null> => {
	const bar = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const shown = bar.current;
		if (!shown) return;
		const root = document.documentElement.style;
		const observer = new ResizeObserver(() => root.setProperty("--tw-press-bar", `${shown.offsetHeight}px`));
		observer.observe(shown);
		return () => {
			observer.disconnect();
			root.removeProperty("--tw-press-bar");
		};
	}, []);
	return bar;
};
