import { useEffect } from "react";
import type { LazyComponent } from "./lazy.ts";

/** Events that show that the customer uses the page. */
const interactionEvents = ["pointerdown", "keydown", "scroll"] as const;

/** Milliseconds in which the page responds to the touch itself, on a slow phone too. */
const touchResponseMs = 300;

/**
 * Fetches the code that a tap on this page needs, once the customer has touched the page: the tap need not wait for it, and
 * a customer who only reads the page does not load it.
 */
export const usePreload = <Props>({ load }: Pick<LazyComponent<Props>, "load">): void => {
	useEffect(() => {
		const touched = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const fetchCode = () => {
			touched.abort();
			// A missing chunk is reported when the customer opens it.
			timer = setTimeout(() => load().catch(() => {}), touchResponseMs);
		};
		for (const event of interactionEvents)
			addEventListener(event, fetchCode, { passive: true, capture: true, signal: touched.signal });
		return () => {
			touched.abort();
			clearTimeout(timer);
		};
	}, [load]);
};
