import type { ActivitySnapshot } from "../state/activity.ts";
import { useApp } from "../state/app.ts";
import { useStore } from "../state/use-store.ts";

export const useActivity = (): ActivitySnapshot => {
	const { activity } = useApp();
	return useStore(activity.subscribe, activity.getSnapshot);
};

/** The tab of the inbox that has something unread; that of the messages if both or neither have. */
export const inboxAddress = ({ unread, unreadMessages }: ActivitySnapshot): string =>
	unread > 0 && unreadMessages === 0 ? "/message?type=activity" : "/message";
