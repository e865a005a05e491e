import { useApp } from "./app.ts";
import type { Published } from "./publications.ts";
import { useStore } from "./use-store.ts";

export const usePublished = (): Published => {
	const { publications } = useApp();
	return useStore(publications.subscribe, publications.get);
};
