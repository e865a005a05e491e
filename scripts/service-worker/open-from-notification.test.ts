import { expect, test, vi } from "vitest";
import { openFromNotification } from "../../packages/ui-react/build/service-worker/open-from-notification.ts";

const press = async (data: unknown, urls: readonly string[]) => {
	const done: unknown[] = [];
	const tabs = urls.map((url) => ({
		url,
		focus: async () => void done.push(["focus", url]),
		postMessage: (message: unknown) => void done.push(["message", message]),
	}));
	const scope = {
		registration: { scope: "https://app.test/app/" },
		clients: {
			matchAll: async () => tabs,
			openWindow: async (url: string) => void done.push(["window", url]),
		},
	};
	const works: Promise<unknown>[] = [];
	openFromNotification(scope as never, {
		waitUntil: (work) => void works.push(work),
		notification: { data, close: () => void done.push("close") },
	});
	await Promise.all(works);
	return done;
};

const alert = { to: "/trade", code: "EURUSD", later: "/message?type=activity" };

test("A-894: a press on a notification opens its page in the running app, which chooses the instrument", async () => {
	expect(await press(alert, ["https://app.test/", "https://app.test/app/order"])).toEqual([
		"close",
		["message", { open: "/trade", code: "EURUSD" }],
		["focus", "https://app.test/app/order"],
	]);
});

test("A-894: where the app is not running, it opens the row of the inbox, or the list with the order", async () => {
	expect(await press(alert, [])).toEqual(["close", ["window", "https://app.test/app/message?type=activity"]]);
	expect(await press({ to: "/order?type=3" }, [])).toEqual([
		"close",
		["window", "https://app.test/app/order?type=3"],
	]);
	expect(await press(undefined, [])).toEqual(["close", ["window", "https://app.test/app/"]]);
});

test("A-894: the service worker of the demo opens notifications, too", async () => {
	const listeners = new Map<string, (event: unknown) => void>();
	const done: unknown[] = [];
	vi.stubGlobal("self", {
		addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
		registration: { scope: "https://app.test/demo/" },
		clients: { matchAll: async () => [], openWindow: async (url: string) => void done.push(url) },
	});
	await import("../../packages/ui-react/build/notification-press.entry.ts");
	const works: Promise<unknown>[] = [];
	listeners.get("notificationclick")?.({
		waitUntil: (work: Promise<unknown>) => works.push(work),
		notification: { data: { to: "/order" }, close: () => {} },
	});
	await Promise.all(works);
	expect(done).toEqual(["https://app.test/demo/order"]);
	vi.unstubAllGlobals();
});
