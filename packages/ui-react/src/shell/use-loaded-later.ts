import { useEffect } from "react";
import type { LazyPage } from "./lazy-page.ts";

/** Milliseconds after which a page that has just been shown has most likely nothing else to do. */
const patience = 1500;

/** Fetches what a tap will open, once the page itself is there: the tap must not wait for it. */
export const useLoadedLater = <Props>({ load }: Pick<LazyPage<Props>, "load">): void => {
	useEffect(() => {
		// A chunk that is missing is told when it is asked for.
		const timer = setTimeout(() => load().catch(() => {}), patience);
		return () => clearTimeout(timer);
	}, [load]);
};
