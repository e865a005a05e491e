import type { ActivityShown } from "./activity.ts";
import { useApp } from "./app.ts";
import { useStore } from "./use-store.ts";

/** What is unread, and what it is known by. */
export const useActivity = (): ActivityShown => {
	const { activity } = useApp();
	return useStore(activity.subscribe, activity.get);
};
