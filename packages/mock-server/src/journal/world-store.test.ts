import "fake-indexeddb/auto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openIndexedWorld } from "../hosts/indexed-world.ts";
import { openWorldFile } from "../hosts/world-file.ts";
import type { NewEntry } from "./entry.ts";
import { createMemoryStore, type WorldStore } from "./world-store.ts";

const directory = mkdtempSync(join(tmpdir(), "world-store-"));
afterAll(() => rmSync(directory, { recursive: true }));

interface Opened {
	readonly store: WorldStore;
	/** Closes the store and opens it again. */
	readonly reopened: () => Promise<WorldStore>;
}

const openings: Readonly<Record<string, (name: string) => Promise<Opened>>> = {
	memory: async () => {
		const store = createMemoryStore();
		return { store, reopened: async () => store };
	},
	"a file": async (name) => {
		const file = join(directory, name, "running.world");
		const store = openWorldFile(file);
		return {
			store,
			reopened: async () => {
				store.close();
				return openWorldFile(file);
			},
		};
	},
	"a database of the browser": async (name) => {
		const store = await openIndexedWorld(name);
		return {
			store,
			reopened: async () => {
				await store.kept();
				store.close();
				return openIndexedWorld(name);
			},
		};
	},
};

const begin: NewEntry = {
	at: 1000,
	input: { is: "begin", seed: "one", scenario: "default", loaded: [] },
	drawn: [],
	outcome: undefined,
	file: undefined,
};
const call = (at: number, file?: Uint8Array<ArrayBuffer>): NewEntry => ({
	at,
	input: {
		is: "call",
		call: "upload.image",
		url: "/api/upload",
		fields: { a: "1" },
		headers: {},
		client: "x",
	},
	drawn: ["ab", "cd"],
	outcome: 200,
	file,
});
const picture = new Uint8Array([1, 2, 255]);

describe.each(Object.entries(openings))("a world in %s", (_, open) => {
	let count = 0;
	const opened = () => open(`world-${count++}`);

	test("A-801: has no place before its first entry", async () => {
		const { store, reopened } = await opened();
		expect([store.place(), store.line(), store.saved.list()]).toEqual([undefined, [], []]);
		const again = await reopened();
		expect([again.place(), again.line()]).toEqual([undefined, []]);
		again.close();
	});

	test("A-801: has its entries, their files, and its place when it is opened again", async () => {
		const { store, reopened } = await opened();
		store.append([begin]);
		store.append([call(2000, picture), call(3000)]);
		const line = [
			{ ...begin, number: 1 },
			{ ...call(2000, picture), number: 2 },
			{ ...call(3000), number: 3 },
		];
		expect([store.place(), store.line()]).toEqual([{ number: 3, moment: 3000 }, line]);
		store.moveTo({ number: 3, moment: 9000 });
		const again = await reopened();
		expect([again.place(), again.line()]).toEqual([{ number: 3, moment: 9000 }, line]);
		expect(again.line(2)).toEqual(line.slice(0, 2));
		again.close();
	});

	test("A-801: that went back goes on from there, and keeps the entries after that place", async () => {
		const { store, reopened } = await opened();
		store.append([begin, call(2000), call(3000)]);
		store.moveTo({ number: 2, moment: 2500 });
		store.append([call(4000)]);
		const again = await reopened();
		expect(again.line().map(({ number }) => number)).toEqual([1, 2, 4]);
		expect(again.line(3).map(({ number }) => number)).toEqual([1, 2, 3]);
		expect([again.ends(), again.entry(3)?.previous]).toEqual([[3], 2]);
		again.append([begin]);
		expect(again.ends()).toEqual([4, 3]);
		expect(again.line().map(({ number }) => number)).toEqual([5]);
		again.close();
	});

	test("A-801: lists its saved worlds by name, and reads them", async () => {
		const { store, reopened } = await opened();
		store.append([begin, call(2000, picture)]);
		store.saved.write("two", { entries: store.line(), moment: 5000 });
		store.saved.write("one", { entries: store.line(1), moment: 1500 });
		store.saved.write("two", { entries: store.line(), moment: 6000 });
		const again = await reopened();
		expect(again.saved.list()).toEqual([
			{ name: "one", moment: 1500, entries: 1 },
			{ name: "two", moment: 6000, entries: 2 },
		]);
		expect(again.saved.read("two")).toEqual({ entries: again.line(), moment: 6000 });
		expect(again.saved.read("three")).toBeUndefined();
		again.close();
	});

	test("A-980: renames a saved world, and deletes one for good", async () => {
		const { store, reopened } = await opened();
		store.append([begin, call(2000, picture)]);
		for (const name of ["one", "two", "three"])
			store.saved.write(name, { entries: store.line(), moment: 5000 });
		store.saved.rename("one", "uno");
		store.saved.remove("two");
		const names = (of: WorldStore) => of.saved.list().map(({ name }) => name);
		expect(names(store)).toEqual(["three", "uno"]);
		const again = await reopened();
		expect(names(again)).toEqual(["three", "uno"]);
		expect(again.saved.read("uno")).toEqual({ entries: again.line(), moment: 5000 });
		expect(["one", "two"].map(again.saved.read)).toEqual([undefined, undefined]);
		again.close();
	});
});

test("A-806: a database of the browser forgets worlds that ended long ago, and keeps the present one whole", async () => {
	const name = "forgets";
	const one = await openIndexedWorld(name);
	one.append([begin, call(2000), call(3000)]);
	one.append([begin, call(4000), call(5000), call(6000)]);
	one.moveTo({ number: 3, moment: 3000 });
	one.append([begin, call(7000)]);
	await one.kept();
	one.close();
	const lengths = (store: WorldStore) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((until) => store.line(until).length);
	// The last three entries, and the world that the first of them ends.
	const opened = await openIndexedWorld(name, 3);
	expect(lengths(opened)).toEqual([0, 0, 0, 1, 2, 3, 4, 1, 2]);
	await opened.kept();
	opened.close();
	const again = await openIndexedWorld(name);
	expect([lengths(again), again.place()]).toEqual([[0, 0, 0, 1, 2, 3, 4, 1, 2], { number: 9, moment: 7000 }]);
	again.append([call(8000)]);
	expect(again.line().map(({ number }) => number)).toEqual([8, 9, 10]);
	await again.kept();
	again.moveTo({ number: 5, moment: 4000 });
	await again.kept();
	again.close();
	const present = await openIndexedWorld(name, 1);
	expect(present.line().map(({ number }) => number)).toEqual([4, 5]);
	expect([6, 7, 10].map((until) => present.line(until).length)).toEqual([0, 0, 3]);
	present.close();
});

test("A-881: a platform whose world another one has opened writes nothing more", async () => {
	const name = "two-platforms";
	const one = await openIndexedWorld(name);
	one.append([begin]);
	await one.kept();
	const other = await openIndexedWorld(name);
	one.append([call(2000)]);
	one.moveTo({ number: 1, moment: 9000 });
	await expect(one.kept()).rejects.toThrow("Another platform has opened this world");
	other.append([call(3000)]);
	await other.kept();
	const found = await openIndexedWorld(name);
	expect(found.line()).toEqual([
		{ ...begin, number: 1 },
		{ ...call(3000), number: 2 },
	]);
	for (const store of [one, other, found]) store.close();
});
