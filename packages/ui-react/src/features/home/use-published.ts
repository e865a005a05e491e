import { useDeferredValue } from "react";
import { useApp } from "../../state/app.ts";
import { useStore } from "../../state/use-store.ts";
import type { Published } from "./publications.ts";

/** What the site has put up. It comes after the prices, and is shown in slices. */
export const usePublished = (): Published => {
	const { publications } = useApp();
	return useDeferredValue(useStore(publications.subscribe, publications.get));
};
