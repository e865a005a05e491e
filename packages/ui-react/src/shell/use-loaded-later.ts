import { useEffect } from "react";
import type { LazyPage } from "./lazy-page.ts";

/** What a customer does who is about to do more. */
const signs = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Fetches what a tap on this page opens, as soon as the customer touches the page anywhere: the tap is not to wait for it,
 * and who only looks has no need of it.
 */
export const useLoadedLater = <Props>({ load }: Pick<LazyPage<Props>, "load">): void => {
	useEffect(() => {
		const touched = new AbortController();
		const fetchIt = () => {
			touched.abort();
			// A chunk that is missing is told when it is asked for.
			load().catch(() => {});
		};
		for (const sign of signs)
			addEventListener(sign, fetchIt, { passive: true, capture: true, signal: touched.signal });
		return () => touched.abort();
	}, [load]);
};
