import { useEffect } from "react";

/**
 * Keeps `--tw-keyboard` at the height of the on-screen keyboard where the page is not resized by it (Safari), so that
 * what sticks to the bottom stays in sight.
 */
export const useKeyboardInset = (): void => {
	useEffect(() => {
		const viewport = globalThis.visualViewport;
		if (!viewport) return;
		const root = document.documentElement.style;
		const measure = () => {
			const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
			root.setProperty("--tw-keyboard", `${Math.max(0, Math.round(covered))}px`);
		};
		measure();
		viewport.addEventListener("resize", measure);
		viewport.addEventListener("scroll", measure);
		return () => {
			viewport.removeEventListener("resize", measure);
			viewport.removeEventListener("scroll", measure);
			root.removeProperty("--tw-keyboard");
		};
	}, []);
};
