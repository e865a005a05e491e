import { token } from "@tradewind/domain/session";
import { expect, test } from "vitest";
import { forgetLeft, leftSessions, rememberLeft } from "./left-sessions.ts";

const day = 24 * 60 * 60_000;
const start = 1_767_225_600_000;

const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [["tradewind.left", text]]);
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};
const tokens = (now: number, store: ReturnType<typeof storeWith>) =>
	leftSessions(now, store).map((one) => one.token);

test("A-495: a left session is kept once until it is over", () => {
	const store = storeWith();
	for (const each of ["mia", "omar", "mia"]) rememberLeft(token(each), start, store);
	expect(tokens(start, store)).toEqual(["omar", "mia"]);
	forgetLeft(token("omar"), start, store);
	forgetLeft(token("mia"), start, store);
	expect([...store.items.keys()]).toEqual([]);
});

test("A-495: a left session is kept for a day at most, and no more than five of them", () => {
	const store = storeWith();
	for (let number = 1; number <= 7; number++) rememberLeft(token(String(number)), start + number, store);
	expect(tokens(start + day, store)).toEqual(["3", "4", "5", "6", "7"]);
	expect(tokens(start + 5 + day, store)).toEqual(["6", "7"]);
	forgetLeft(undefined, start + 8 + day, store);
	expect(store.items.size).toBe(0);
});

test("Pitfall 15: unreadable entries, and those of the future, are dropped", () => {
	for (const text of ["", "{", "null", "{}", '[1,{"token":7,"at":1},{"token":"t"}]'])
		expect(tokens(start, storeWith(text))).toEqual([]);
	expect(tokens(start, storeWith(JSON.stringify([{ token: "t", at: start + 1 }])))).toEqual([]);
});
