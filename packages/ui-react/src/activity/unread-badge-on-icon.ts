import type { App } from "../state/app.ts";

/** Shows the number of unread entries and messages at the icon of the installed app, where the system does so. */
export const showUnreadBadge = ({ activity }: Pick<App, "activity">): void => {
	if (typeof navigator.setAppBadge !== "function") return;
	let last: number | undefined;
	const show = (): void => {
		const { unread, unreadMessages } = activity.getSnapshot();
		const count = unread + unreadMessages;
		if (count === last) return;
		last = count;
		// Without a number it would be a dot.
		const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
		shown.catch(() => {});
	};
	show();
	activity.subscribe(show);
};
