import { type DBSchema, type IDBPTransaction, openDB } from "idb";
import {
	createMemoryStore,
	forgottenEntries,
	type Kept,
	type Line,
	type Place,
	type WorldStore,
} from "../journal/world-store.ts";

interface Tables extends DBSchema {
	entries: { key: number; value: Kept };
	place: { key: "present"; value: Place };
	saved: { key: string; value: Line };
	/** The platform that has opened the world last. */
	owner: { key: "present"; value: string };
}

const tables = ["entries", "place", "saved", "owner"] as const;
type Writing = IDBPTransaction<Tables, [...typeof tables], "readwrite">;

export interface IndexedWorld extends WorldStore {
	/**
	 * Resolves once all changes until now are in the database. Rejects if one is not: then no later one is written either, so that a
	 * world never misses an entry between two others.
	 */
	readonly kept: () => Promise<void>;
}

/**
 * Keeps worlds in a database of the browser, which are read into memory once, without the entries that are needed no more. A
 * platform that opens it takes it from the one before.
 */
export const openIndexedWorld = async (name: string, reached?: number): Promise<IndexedWorld> => {
	const database = await openDB<Tables>(name, 1, {
		upgrade: (created) => {
			created.createObjectStore("entries", { keyPath: "number" });
			created.createObjectStore("place");
			created.createObjectStore("saved");
			created.createObjectStore("owner");
		},
	});
	const owner = crypto.randomUUID();
	const reading = database.transaction(tables, "readwrite");
	const [all, place, names, lines] = await Promise.all([
		reading.objectStore("entries").getAll(),
		reading.objectStore("place").get("present"),
		reading.objectStore("saved").getAllKeys(),
		reading.objectStore("saved").getAll(),
		reading.objectStore("owner").put(owner, "present"),
		reading.done,
	]);
	const forgotten = new Set(forgottenEntries({ entries: all, place }, reached));
	const entries = all.filter((entry) => !forgotten.has(entry));
	const saved = names.flatMap((each, at) => {
		const line = lines[at];
		return line ? [[each, line] as const] : [];
	});

	let written: Promise<void> = Promise.resolve();
	const write = (run: (writing: Writing) => readonly Promise<unknown>[]): void => {
		written = written.then(async () => {
			const writing = database.transaction(tables, "readwrite");
			const isOwner = (await writing.objectStore("owner").get("present")) === owner;
			await Promise.all([...(isOwner ? run(writing) : []), writing.done]);
			if (!isOwner) throw new Error("Another platform has opened this world");
		});
		written.catch(() => {});
	};
	write((writing) => [...forgotten].map(({ number }) => writing.objectStore("entries").delete(number)));
	const memory = createMemoryStore(
		{ entries, place, saved },
		{
			moved: (to, added) =>
				write((writing) => [
					...added.map((entry) => writing.objectStore("entries").add(entry)),
					writing.objectStore("place").put(to, "present"),
				]),
			saved: (as, line) => write((writing) => [writing.objectStore("saved").put(line, as)]),
			renamed: (from, to, line) =>
				write((writing) => [
					writing.objectStore("saved").put(line, to),
					writing.objectStore("saved").delete(from),
				]),
			removed: (as) => write((writing) => [writing.objectStore("saved").delete(as)]),
		},
	);
	return {
		...memory,
		name: `the database ${name} of this browser`,
		kept: () => written,
		close: () => void written.catch(() => {}).then(() => database.close()),
	};
};
