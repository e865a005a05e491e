import { useDeferredValue } from "react";
import { useApp } from "../../state/app.ts";
import { useStore } from "../../state/use-store.ts";
import { type Published, publicationsOf } from "./publications.ts";

/** The site's content. It arrives after the prices and is rendered in slices. */
export const usePublished = (): Published => {
	const { subscribe, getSnapshot } = publicationsOf(useApp());
	return useDeferredValue(useStore(subscribe, getSnapshot));
};
