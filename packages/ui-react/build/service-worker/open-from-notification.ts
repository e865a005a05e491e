import type { ClickedEvent, WorkerScope } from "./scope.ts";

/** Shows the page that a notification is about: in the app that was used last, or in a new window. */
export const openFromNotification = (scope: WorkerScope, event: ClickedEvent): void => {
	const { notification } = event;
	notification.close();
	const { to, later = to, code }: Opened = Object(notification.data);
	event.waitUntil(open(scope, { to, later, code }));
};

interface Opened {
	readonly to?: string | undefined;
	/** In place of `to`, where the app is not running any more. */
	readonly later?: string | undefined;
	/** The instrument that the page chooses. */
	readonly code?: string | undefined;
}

const open = async ({ clients, registration }: WorkerScope, { to, later, code }: Opened): Promise<void> => {
	const tabs = await clients.matchAll({ type: "window" });
	const tab = tabs.find(({ url }) => url.startsWith(registration.scope));
	if (!tab) {
		await clients.openWindow(registration.scope + (later ?? "/").slice(1));
		return;
	}
	// The page follows the link itself, so that it loses nothing.
	tab.postMessage({ open: to, code });
	await tab.focus();
};
