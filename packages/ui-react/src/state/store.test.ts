import { expect, test } from "vitest";
import { createListeners, createStore } from "./store.ts";

test("each listener is called at each new value until it unsubscribes", () => {
	const store = createStore(1);
	const seen: string[] = [];
	const unsubscribe = store.subscribe(() => seen.push(`first ${store.get()}`));
	store.subscribe(() => seen.push(`second ${store.get()}`));
	store.set(2);
	unsubscribe();
	store.set(3);
	expect([seen, store.get()]).toEqual([["first 2", "second 2", "second 3"], 3]);
});

test("the same value again calls no listener", () => {
	const same = { a: 1 };
	const store = createStore(same);
	let calls = 0;
	store.subscribe(() => (calls += 1));
	store.set(same);
	store.set({ a: 1 });
	expect(calls).toBe(1);
});

test("a listener that subscribes twice is called once per notice", () => {
	const { subscribe, notify } = createListeners();
	let calls = 0;
	const listener = () => (calls += 1);
	subscribe(listener);
	subscribe(listener);
	notify();
	expect(calls).toBe(1);
});
