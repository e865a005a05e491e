import { useSyncExternalStore } from "react";
import { useApp } from "./app.ts";
import type { Published } from "./publications.ts";

export const usePublished = (): Published => {
	const { publications } = useApp();
	return useSyncExternalStore(publications.subscribe, publications.get);
};
