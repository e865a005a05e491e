import type { ActivitySnapshot } from "../state/activity.ts";
import { useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";

export const useActivity = (): ActivitySnapshot => {
	const { activity } = useApp();
	return useStore(activity.subscribe, activity.getSnapshot);
};
