import { useDeferredValue } from "react";
import { useApp } from "./app.ts";
import type { Published } from "./publications.ts";
import { useStore } from "./use-store.ts";

/** What the site has put up. It comes after the prices, and is shown in slices. */
export const usePublished = (): Published => {
	const { publications } = useApp();
	return useDeferredValue(useStore(publications.subscribe, publications.get));
};
