import { expect, test } from "vitest";
import { readSaved, save, savedKey } from "./saved.ts";

const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [[savedKey, text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	};
};
const known = (saved: object) =>
	Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined && value !== false));

test("saved data is read back, and a change keeps the other data", () => {
	const store = storeWith();
	save({ language: "hk", theme: "dark", token: "t" }, store);
	save({ token: undefined, instrument: "XAUUSD" }, store);
	expect(known(readSaved(store))).toEqual({ language: "hk", theme: "dark", instrument: "XAUUSD" });
});

test("Pitfall 15: data of the first release is migrated", () => {
	const saved = readSaved(storeWith(JSON.stringify({ lang: "tw", dark: true, token: "t" })));
	expect(known(saved)).toEqual({ language: "hk", theme: "dark", token: "t" });
});

test("Pitfall 15: data of a newer release and unreadable data are dropped", () => {
	const unreadable = ["", "{", "null", "7", "[]", JSON.stringify({ version: 2, token: "t" })];
	expect(unreadable.map((text) => known(readSaved(storeWith(text))))).toEqual(unreadable.map(() => ({})));
});

test("Pitfall 15: only the valid parts are read", () => {
	const odd = {
		version: 1,
		language: "xx",
		theme: "blue",
		token: 7,
		palette: { "--tw-light-up": "url(x)", "--tw-light-down": "#AA0011" },
	};
	expect(known(readSaved(storeWith(JSON.stringify(odd))))).toEqual({
		palette: { "--tw-light-down": "#AA0011" },
	});
});

test("Pitfall 15: of saved lists only texts are read, without duplicates, up to the limit", () => {
	const many = Array.from({ length: 300 }, (_, place) => `M${place}`);
	const lists = (favourites: unknown, recent: unknown) =>
		known(readSaved(storeWith(JSON.stringify({ version: 1, favourites, recent }))));
	expect(lists(["XAUUSD", 7, "", null, "XAUUSD", "EURUSD"], "EURUSD")).toEqual({
		favourites: ["XAUUSD", "EURUSD"],
	});
	expect(lists(many, ["x".repeat(41), ...many])).toEqual({
		favourites: many.slice(0, 200),
		recent: ["x".repeat(40), ...many.slice(0, 11)],
	});
});

test("blocked storage causes no error", () => {
	const refuses = {
		getItem: () => {
			throw new Error("blocked");
		},
		setItem: () => {
			throw new Error("full");
		},
	};
	save({ theme: "dark" }, refuses);
	expect(readSaved(refuses)).toEqual({});
});
