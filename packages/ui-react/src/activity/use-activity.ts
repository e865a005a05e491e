import type { ActivityShown } from "../state/activity.ts";
import { useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";

/** What is unread, and what it is known by. */
export const useActivity = (): ActivityShown => {
	const { activity } = useApp();
	return useStore(activity.subscribe, activity.get);
};
