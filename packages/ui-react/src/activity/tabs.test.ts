import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOneVisible, markVisible } from "./tabs.ts";

let held: { readonly name: string }[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
const change = (hidden: boolean) => {
	page.hidden = hidden;
	page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
	held = [];
	page.hidden = false;
	vi.stubGlobal("document", page);
	vi.stubGlobal("navigator", {
		locks: {
			query: async () => ({ held }),
			request: async (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) => {
				signal.throwIfAborted();
				const lock = { name };
				held.push(lock);
				await act();
				held = held.filter((one) => one !== lock);
			},
		},
	});
});
afterEach(() => vi.unstubAllGlobals());

test("A-894: a tab says to the others while it is visible", async () => {
	markVisible();
	expect(await isOneVisible()).toBe(true);
	change(true);
	await vi.waitFor(async () => expect(await isOneVisible()).toBe(false));
	change(false);
	change(false);
	await vi.waitFor(() => expect(held).toEqual([{ name: "tradewind.visible" }]));
	change(true);
	await vi.waitFor(async () => expect([await isOneVisible(), held]).toEqual([false, []]));
});

test("A-894: without locks, as in old browsers, it is not known", async () => {
	vi.stubGlobal("navigator", {});
	markVisible();
	expect(await isOneVisible()).toBe(false);
});
