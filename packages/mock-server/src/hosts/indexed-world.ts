import { type DBSchema, type IDBPTransaction, openDB } from "idb";
import {
	createMemoryStore,
	type Kept,
	type Line,
	type Place,
	type WorldStore,
} from "../journal/world-store.ts";

interface Tables extends DBSchema {
	entries: { key: number; value: Kept };
	place: { key: "present"; value: Place };
	saved: { key: string; value: Line };
}

const tables = ["entries", "place", "saved"] as const;
type Writing = IDBPTransaction<Tables, [...typeof tables], "readwrite">;

export interface IndexedWorld extends WorldStore {
	/**
	 * Resolves once all changes until now are in the database. Rejects if one is not: then no later one is written either, so that a
	 * world never misses an entry between two others.
	 */
	readonly kept: () => Promise<void>;
}

/** Keeps worlds in a database of the browser. They are read into memory once; two platforms must not use one database. */
export const openIndexedWorld = async (name: string): Promise<IndexedWorld> => {
	const database = await openDB<Tables>(name, 1, {
		upgrade: (created) => {
			created.createObjectStore("entries", { keyPath: "number" });
			created.createObjectStore("place");
			created.createObjectStore("saved");
		},
	});
	const reading = database.transaction(tables);
	const [entries, place, names, lines] = await Promise.all([
		reading.objectStore("entries").getAll(),
		reading.objectStore("place").get("present"),
		reading.objectStore("saved").getAllKeys(),
		reading.objectStore("saved").getAll(),
	]);
	const saved = names.flatMap((each, at) => {
		const line = lines[at];
		return line ? [[each, line] as const] : [];
	});

	let written: Promise<void> = Promise.resolve();
	const write = (run: (writing: Writing) => readonly Promise<unknown>[]): void => {
		written = written.then(async () => {
			const writing = database.transaction(tables, "readwrite");
			await Promise.all([...run(writing), writing.done]);
		});
		written.catch(() => {});
	};
	const memory = createMemoryStore(
		{ entries, place, saved },
		{
			moved: (to, added) =>
				write((writing) => [
					// Refused if another platform has written an entry of this number.
					...added.map((entry) => writing.objectStore("entries").add(entry)),
					writing.objectStore("place").put(to, "present"),
				]),
			saved: (as, line) => write((writing) => [writing.objectStore("saved").put(line, as)]),
		},
	);
	return {
		...memory,
		name: `the database ${name} of this browser`,
		kept: () => written,
		close: () => void written.catch(() => {}).then(() => database.close()),
	};
};
