import { beforeEach, expect, test, vi } from "vitest";
import { savedFormat } from "../storage/saved-format.ts";
import { createDeviceStore } from "./device-store.ts";

const items = new Map<string, string>();
const key = "tradewind.numbers";

beforeEach(() => {
	items.clear();
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => items.get(name) ?? null,
		setItem: (name: string, text: string) => items.set(name, text),
	});
});

const start = () =>
	createDeviceStore<readonly number[]>({
		key,
		format: savedFormat({
			...{ key, of: "device", version: 1, upgrade: [] },
			read: ({ numbers }) => (Array.isArray(numbers) ? numbers : undefined),
		}),
		initial: [],
		write: (numbers) => ({ numbers }),
	});

test("a change is saved, and is there after a reload", () => {
	start().change((numbers) => [...numbers, 1]);
	expect([start().get(), items.get(key)]).toEqual([[1], JSON.stringify({ version: 1, numbers: [1] })]);
});

test("a change starts from what another tab has saved meanwhile", () => {
	const [here, there] = [start(), start()];
	const listener = vi.fn();
	here.subscribe(listener);
	there.change(() => [1, 2]);
	here.change((numbers) => [...numbers, 3]);
	expect([here.get(), there.refresh(), listener.mock.calls.length]).toEqual([[1, 2, 3], [1, 2, 3], 2]);
});

test("no change saves nothing, and unreadable data of another tab is the initial value", () => {
	const store = start();
	store.change((numbers) => numbers);
	expect(items.size).toBe(0);
	store.change(() => [1]);
	items.set(key, "{");
	expect(store.refresh()).toEqual([]);
});

test("where storage is blocked, a value lasts as long as the page", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new Error("blocked");
		},
		setItem: () => {
			throw new Error("blocked");
		},
	});
	const store = start();
	store.change(() => [1]);
	expect([store.get(), store.refresh(), start().get()]).toEqual([[1], [1], []]);
});
