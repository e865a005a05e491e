import { token } from "@tradewind/domain/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDraft, storeDrafts, storedDraft } from "./drafts.ts";

const appOf = (text?: string) => ({
	session: { getSnapshot: () => ({ context: { token: text && token(text) } }) } as never,
});
const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [["tradewind.drafts", text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		text: () => items.get("tradewind.drafts"),
	};
};

beforeEach(() => {
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("document", { addEventListener: () => {} });
	vi.stubGlobal("window", {});
});
afterEach(() => vi.unstubAllGlobals());

test("Spec 1 §2: what is typed is found after a reload, also of a screen that was not opened in between", () => {
	const store = storeWith(JSON.stringify({ owner: "33334444", drafts: { search: { text: "gold" } } }));
	const app = appOf("1111222233334444");
	keepDraft(app, "ticket", () => ({ quantity: "0.5" }));
	storeDrafts(app, store);
	const found = ["ticket", "search", "login"].map((name) =>
		storedDraft(appOf("1111222233334444"), name, store),
	);
	expect(found).toEqual([{ quantity: "0.5" }, { text: "gold" }, undefined]);
	expect(store.text()).not.toContain("11112222");
});

test("Spec 1 §6: what the actor of an ended session has is not stored for the next one", () => {
	const store = storeWith();
	let text = "1111222233334444";
	const app = {
		session: { getSnapshot: () => ({ context: { token: token(text) } }) } as never,
	};
	keepDraft(app, "dates", () => ({ start: "2026-01-01" }), { ofSession: true });
	text = "1111222233339999";
	storeDrafts(app, store);
	expect(storedDraft(app, "dates", store)).toBeUndefined();
});

test("A-345: what a customer had typed when the session ended is found after the next login of the same customer alone", () => {
	const store = storeWith();
	const context = { token: token("1111222233334444"), signedIn: { customer: { id: 7 } } };
	const app = { session: { getSnapshot: () => ({ context }) } as never };
	keepDraft(app, "transfer", () => ({ amount: "25" }), { ofSession: true });
	const after = (text: string, id: number) => {
		Object.assign(context, { token: token(text), signedIn: { customer: { id } } });
		return storedDraft(app, "transfer", store);
	};
	expect([after("1111222233335555", 7), after("1111222233336666", 8)]).toEqual([{ amount: "25" }, undefined]);
});

test("Spec 1 §6: another customer, or a visitor, does not get the draft of a session", () => {
	const store = storeWith(JSON.stringify({ owner: "33334444", drafts: { search: { text: "gold" } } }));
	const others = [appOf("1111222233339999"), appOf()].map((app) => storedDraft(app, "search", store));
	expect(others).toEqual([undefined, undefined]);
	storeDrafts(appOf(), store);
	expect(store.text()).not.toContain("gold");
});

test("Pitfall 15: an unreadable draft is dropped, and blocked storage causes no error", () => {
	const unreadable = [
		"",
		"{",
		"7",
		'{"owner":""}',
		'{"owner":"","drafts":7}',
		'{"owner":"","drafts":{"a":7}}',
	];
	expect(unreadable.map((text) => storedDraft(appOf(), "a", storeWith(text)))).toEqual(
		unreadable.map(() => undefined),
	);
	const blocked = () => {
		throw new Error("blocked");
	};
	storeDrafts(appOf(), { getItem: blocked, setItem: blocked });
	expect(storedDraft(appOf(), "a", { getItem: blocked, setItem: blocked })).toBeUndefined();
});
