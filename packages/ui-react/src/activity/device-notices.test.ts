import type { ActivityEntry } from "@tradewind/domain/activity";
import { decimal, money } from "@tradewind/domain/money";
import { beforeEach, expect, test, vi } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { startApp } from "../state/fake-app.test-support.ts";
import { closedEntry } from "./closed-entry.test-support.ts";
import { allowDeviceNotices, askOnFirstAlert, entryNotices, notifyDevice } from "./device-notices.ts";
import { readAlertSettings, writeAlertSettings } from "./saved-activity.ts";

const page = { hidden: true, documentElement: { lang: "en", dir: "ltr" } };
const permission = { is: "granted", answer: "granted", asked: 0 };
const registration = {
	active: {} as object | null,
	showNotification: async (...all: [string, object?]) => {
		if (!registration.active) throw new TypeError("no active registration");
		shown.push(all);
	},
};
let shown: [string, object?][] = [];

beforeEach(async () => {
	const items = new Map<string, string>();
	Object.assign(page, { hidden: true });
	Object.assign(permission, { is: "granted", answer: "granted", asked: 0 });
	shown = [];
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
	});
	vi.stubGlobal("document", page);
	vi.stubGlobal("Notification", function Notification() {});
	Object.defineProperty(Notification, "permission", { configurable: true, get: () => permission.is });
	Object.assign(Notification, {
		requestPermission: async () => {
			permission.asked += 1;
			permission.is = permission.answer;
			return permission.is;
		},
	});
	registration.active = {};
	vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
	await showLanguage("en");
	await loadFeatureWords();
});

const turnOn = () => writeAlertSettings({ sound: false, vibration: false, device: true });
const notice = { key: "a", title: "EUR/USD", text: "The market is open", to: "/trade", code: "EURUSD" };

test("A-894: a notification is shown once on a device, with the page that it opens", async () => {
	turnOn();
	await notifyDevice([notice]);
	await notifyDevice([notice]);
	expect(shown).toEqual([
		[
			"EUR/USD",
			{
				...{ body: "The market is open", tag: "a", lang: "en", icon: "/icons/192.png" },
				data: { to: "/trade", code: "EURUSD", later: undefined },
			},
		],
	]);
});

test("A-894: nothing is shown on a visible page, without the customer's choice, or without the permission", async () => {
	await notifyDevice([notice]);
	turnOn();
	page.hidden = false;
	await notifyDevice([notice]);
	page.hidden = true;
	permission.is = "denied";
	await notifyDevice([notice]);
	vi.stubGlobal("Notification", undefined);
	await notifyDevice([notice]);
	expect(shown).toEqual([]);
});

test("A-894: nothing is shown while another tab of the app is visible, and nothing is marked as shown", async () => {
	turnOn();
	const held: { readonly name: string }[] = [{ name: "tradewind.visible" }];
	const locks = { query: async () => ({ held }), request: async (_: string, act: () => unknown) => act() };
	vi.stubGlobal("navigator", { ...navigator, locks });
	await notifyDevice([notice]);
	expect(shown).toEqual([]);
	held.length = 0;
	await notifyDevice([notice]);
	expect(shown.map(([title]) => title)).toEqual(["EUR/USD"]);
});

test("A-894: a browser that refuses a notification causes no fault", async () => {
	turnOn();
	const { showNotification } = registration;
	registration.showNotification = () => Promise.reject(new TypeError("No notification permission"));
	await expect(notifyDevice([notice])).resolves.toBeUndefined();
	registration.showNotification = showNotification;
});

test("A-894: until the service worker of the first visit is active, nothing is shown, and nothing is marked as shown", async () => {
	turnOn();
	registration.active = null;
	await notifyDevice([notice]);
	registration.active = {};
	await notifyDevice([notice]);
	expect(shown.map(([title]) => title)).toEqual(["EUR/USD"]);
});

test("A-894: a notification of an order has no amounts and opens the list with the order", () => {
	const { app } = startApp();
	const micro: ActivityEntry = {
		...closedEntry,
		product: "micro",
		kind: "settled",
		profit: money(decimal("17")),
		order: { ...closedEntry.order, id: 502 },
	};
	expect(entryNotices(app, "1", [closedEntry, micro])).toEqual([
		{ key: "1 contract 501 closed", title: "EUR/USD", text: "Closed at 1.0845", to: "/order?type=3" },
		{ key: "1 micro 502 settled", title: "EUR/USD", text: "Profit", to: "/order?source=micro&type=3" },
	]);
	expect(entryNotices(app, "1", [closedEntry, micro, closedEntry])).toEqual([
		{
			key: "1 contract 501 closed",
			title: "",
			text: "3 updates to your orders",
			to: "/message?type=activity",
		},
	]);
});

test("A-894: the first price alert asks for the permission; a decision of the customer stays", async () => {
	permission.is = "default";
	askOnFirstAlert();
	await vi.waitFor(() => expect(readAlertSettings().device).toBe(true));
	writeAlertSettings({ sound: false, vibration: false, device: false });
	askOnFirstAlert();
	expect([permission.asked, readAlertSettings().device]).toEqual([1, false]);
	permission.answer = "denied";
	expect([await allowDeviceNotices(), readAlertSettings().device]).toEqual([false, false]);
});
