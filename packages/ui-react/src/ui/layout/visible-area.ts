import { type RefObject, useEffect } from "react";

/**
 * Sets `--tw-keyboard` of `element` to the height of an on-screen keyboard that does not resize the page, and `--tw-visible` to
 * the height of the page above it. An element at the lower edge then stays visible. `onChange` is called afterwards.
 */
export const useVisibleArea = <Shown extends HTMLElement>(
	element: RefObject<Shown | null>,
	onChange?: (element: Shown) => void,
): void => {
	useEffect(() => {
		const viewport = globalThis.visualViewport;
		const placed = element.current;
		if (!viewport || !placed) return;
		const { style } = placed;
		let shown = 0;
		const measure = () => {
			// A page that is zoomed by the customer has a small visible area without a keyboard.
			const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
			const next = Math.max(0, Math.round(covered));
			if (next === shown) return;
			shown = next;
			style.setProperty("--tw-keyboard", `${next}px`);
			if (next > 0) style.setProperty("--tw-visible", `${Math.round(viewport.height)}px`);
			else style.removeProperty("--tw-visible");
			onChange?.(placed);
		};
		// After the next layout: measuring earlier would force one.
		const afterLayout = new ResizeObserver(() => {
			afterLayout.disconnect();
			measure();
		});
		// Without a focused field there is no keyboard to measure, such as at the start.
		const measureLater = () => {
			if (shown > 0 || document.activeElement !== document.body) afterLayout.observe(placed);
		};
		measureLater();
		viewport.addEventListener("resize", measureLater);
		viewport.addEventListener("scroll", measureLater);
		return () => {
			afterLayout.disconnect();
			viewport.removeEventListener("resize", measureLater);
			viewport.removeEventListener("scroll", measureLater);
			style.removeProperty("--tw-keyboard");
			style.removeProperty("--tw-visible");
		};
	}, [element, onChange]);
};
