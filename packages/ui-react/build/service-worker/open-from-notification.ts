import type { ClickedEvent, WorkerScope } from "./scope.ts";

/** Shows the page that a notification is about: in the app that was used last, or in a new window. */
export const openFromNotification = (scope: WorkerScope, event: ClickedEvent): void => {
	const { notification } = event;
	notification.close();
	const { to }: { readonly to?: unknown } = Object(notification.data);
	if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return;
	event.waitUntil(open(scope, to));
};

const open = async ({ clients, registration }: WorkerScope, to: string): Promise<void> => {
	const tabs = await clients.matchAll({ type: "window" });
	const tab = tabs.find(({ url }) => url.startsWith(registration.scope));
	if (!tab) return void (await clients.openWindow(registration.scope + to.slice(1)));
	// The page follows the link itself, so that it loses nothing.
	tab.postMessage({ open: to });
	await tab.focus();
};
