import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActivitySnapshot } from "../state/activity.ts";
import { installPrompt, showInstallPrompt } from "../state/install-prompt.ts";
import { getStatuses, setStatus } from "../ui/status/statuses.ts";
import { offerInstall } from "./install-offer.ts";

let events = new EventTarget();
let prompts = 0;

beforeEach(() => {
	const items = new Map<string, string>();
	events = new EventTarget();
	prompts = 0;
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
	});
	vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
});
afterEach(() => {
	installPrompt.set(undefined);
	setStatus("install", undefined);
	vi.unstubAllGlobals();
});

const start = () => {
	let own: ReadonlyMap<number, string> = new Map();
	const listeners = new Set<() => void>();
	const actor = {
		getSnapshot: () => ({ context: { own } }),
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return { unsubscribe: () => listeners.delete(listener) };
		},
	};
	const snapshot = { unread: 0, unreadMessages: 0, session: { actor } } as never as ActivitySnapshot;
	const site = { getSnapshot: () => ({ context: { settings: { name: "Tradewind" } } }) };
	const activity = {
		getSnapshot: () => snapshot,
		subscribe: (listener: () => void) => {
			listener();
			return () => {};
		},
	};
	offerInstall({ activity, site } as never);
	return {
		trade: () => {
			own = new Map([[501, "carried out"]]);
			for (const listener of listeners) listener();
		},
	};
};

const canInstall = () =>
	events.dispatchEvent(
		Object.assign(new Event("beforeinstallprompt"), { prompt: async () => void prompts++ }),
	);
const offered = () => getStatuses().map(({ kind, text }) => [kind, text.facts?.name]);

test("A-891: the installation is offered after the first trade, not before", () => {
	const { trade } = start();
	canInstall();
	expect([offered(), installPrompt.get() !== undefined]).toEqual([[], true]);
	trade();
	expect(offered()).toEqual([["install", "Tradewind"]]);
	getStatuses()[0]?.onPress?.();
	expect([prompts, offered(), installPrompt.get()]).toEqual([1, [], undefined]);
});

test("A-891: it is offered once on a device, also if the browser is ready later than the trade", () => {
	start().trade();
	canInstall();
	expect(offered()).toEqual([["install", "Tradewind"]]);
	getStatuses()[0]?.onRead?.();
	canInstall();
	expect([prompts, offered(), installPrompt.get() !== undefined]).toEqual([0, [], true]);
});

test("A-891: a browser that refuses to show its prompt causes no fault", async () => {
	const refused = Promise.reject(new DOMException("", "NotAllowedError"));
	const handled = vi.spyOn(refused, "catch");
	showInstallPrompt(Object.assign(new Event("beforeinstallprompt"), { prompt: () => refused }));
	expect([handled.mock.calls.length, installPrompt.get()]).toEqual([1, undefined]);
});
