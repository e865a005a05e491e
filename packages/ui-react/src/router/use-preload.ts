import { useEffect } from "react";
import type { LazyComponent } from "./lazy.ts";

/** What a customer does who is about to do more. */
const signs = ["pointerdown", "keydown", "scroll"] as const;

/** Milliseconds in which the touch itself is answered, on a slow phone too. */
const answered = 300;

/**
 * Fetches what a tap on this page opens, once the customer has touched the page anywhere: the tap is not to wait for it,
 * and who only looks has no need of it.
 */
export const usePreload = <Props>({ load }: Pick<LazyComponent<Props>, "load">): void => {
	useEffect(() => {
		const touched = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const fetchIt = () => {
			touched.abort();
			// A chunk that is missing is told when it is asked for.
			timer = setTimeout(() => load().catch(() => {}), answered);
		};
		for (const sign of signs)
			addEventListener(sign, fetchIt, { passive: true, capture: true, signal: touched.signal });
		return () => {
			touched.abort();
			clearTimeout(timer);
		};
	}, [load]);
};
