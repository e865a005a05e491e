import { expect, test } from "vitest";
import { savedFormat } from "./saved-format.ts";

const storeWith = (entries: Readonly<Record<string, string>> = {}) => {
	const items = new Map(Object.entries(entries));
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};

/** Version 0 was a number under another key, version 1 had it as `size`. */
const format = savedFormat({
	key: "box",
	of: "device",
	formerKey: "old box",
	version: 2,
	upgrade: [(size) => ({ size }), (found) => ({ width: Object(found).size })],
	read: ({ width }) => (typeof width === "number" ? { width } : undefined),
});

test("A-545: what is written is read back, with its version", () => {
	const store = storeWith();
	expect(format.write({ width: 3 }, store)).toBe('{"version":2,"width":3}');
	expect([format.text(store), format.read(store)]).toEqual(['{"version":2,"width":3}', { width: 3 }]);
	format.write(undefined, store);
	expect(store.items.size).toBe(0);
});

test("A-545: data of each older version is upgraded, also under its former key, which the next write removes", () => {
	const former = storeWith({ "old box": "7" });
	expect(format.read(former)).toEqual({ width: 7 });
	expect(format.read(storeWith({ box: '{"version":1,"size":8}', "old box": "7" }))).toEqual({ width: 8 });
	format.write({ width: 9 }, former);
	expect([...former.items]).toEqual([["box", '{"version":2,"width":9}']]);
	format.write({ width: 9 }, former);
	const removed = storeWith({ "old box": "7" });
	format.write(undefined, removed);
	expect(removed.items.size).toBe(0);
});

test("A-545: data of a newer release is ignored and stays as it is", () => {
	const newer = '{"version":3,"depth":1}';
	const store = storeWith({ box: newer });
	format.write({ width: 1 }, store);
	format.write(undefined, store);
	expect([format.read(store), store.items.get("box")]).toEqual([undefined, newer]);
});

test("Pitfall 15: unreadable data is ignored and replaced", () => {
	for (const text of ["", "{", "null", '"a"', "[]", '{"version":2}', '{"version":"2","width":1}']) {
		const store = storeWith({ box: text });
		expect(format.read(store)).toBeUndefined();
		format.write({ width: 1 }, store);
		expect(format.read(store)).toEqual({ width: 1 });
	}
});

test("Pitfall 15: an upgrade or a reader that throws, and blocked storage, cause no error", () => {
	const throwing = savedFormat({
		key: "box",
		of: "tab",
		version: 1,
		upgrade: [
			() => {
				throw new Error("unexpected");
			},
		],
		read: () => undefined,
	});
	const blocked = () => {
		throw new Error("blocked");
	};
	const store = { getItem: blocked, setItem: blocked, removeItem: blocked };
	expect([
		throwing.read(storeWith({ box: "{}" })),
		format.read(store),
		format.write({ width: 1 }, store),
	]).toEqual([undefined, undefined, '{"version":2,"width":1}']);
});
