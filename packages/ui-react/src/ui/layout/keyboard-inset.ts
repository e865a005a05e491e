import { type RefObject, useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Sets `--tw-keyboard` of `bar` to the height of the on-screen keyboard if it does not resize the page (Safari), so that bars
 * at the bottom stay visible.
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
		// Not immediately: it would force a layout while the new page is being rendered.
		const cancel = afterPaint(measure);
		viewport.addEventListener("resize", measure);
		viewport.addEventListener("scroll", measure);
		return () => {
			cancel();
			viewport.removeEventListener("resize", measure);
			viewport.removeEventListener("scroll", measure);
			style.removeProperty("--tw-keyboard");
		};
	}, [bar]);
};
