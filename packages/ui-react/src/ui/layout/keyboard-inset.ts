import { type RefObject, useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Keeps `--tw-keyboard` of `bar` at the height of the on-screen keyboard where the page is not resized by it (Safari), so
 * that what sticks to the bottom stays in sight.
 */
export const useKeyboardInset = (bar: RefObject<HTMLElement | null>): void => {
	useEffect(() => {
		const viewport = globalThis.visualViewport;
		const style = bar.current?.style;
		if (!viewport || !style) return;
		let shown = 0;
		const measure = () => {
			const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
			const next = Math.max(0, Math.round(covered));
			if (next === shown) return;
			shown = next;
			style.setProperty("--tw-keyboard", `${next}px`);
		};
		// Not at once: it would have the new page laid out in the middle of its making.
		const callOff = afterPaint(measure);
		viewport.addEventListener("resize", measure);
		viewport.addEventListener("scroll", measure);
		return () => {
			callOff();
			viewport.removeEventListener("resize", measure);
			viewport.removeEventListener("scroll", measure);
			style.removeProperty("--tw-keyboard");
		};
	}, [bar]);
};
