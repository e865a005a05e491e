import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Line, SavedWorld, WorldStore } from "../journal/world-store.ts";
import { openWorldDatabase, readSummary } from "./world-database.ts";

const ending = ".world";

/** The worlds that are saved beside a file. */
const savedIn = (file: string): string => join(dirname(file), "saved");

/**
 * Keeps worlds in a file, and saved ones beside it, each in a file of its own. Throws `WorldFileRefused` if the file is damaged, of
 * a newer format or in use; it is not changed then.
 */
export const openWorldFile = (file: string): WorldStore => {
	mkdirSync(dirname(file), { recursive: true });
	const database = openWorldDatabase(file);
	const directory = savedIn(file);
	const fileOf = (name: string): string => join(directory, name + ending);
	return {
		...database,
		name: file,
		saved: {
			list: () => savedNames(directory).map((name) => summaryOf(name, fileOf(name))),
			read: (name) => (existsSync(fileOf(name)) ? readWorld(fileOf(name)) : undefined),
			write: (name, line) => {
				mkdirSync(directory, { recursive: true });
				writeWorld(fileOf(name), line);
			},
			rename: (name, newName) => renameSync(fileOf(name), fileOf(newName)),
			remove: (name) => rmSync(fileOf(name), { force: true }),
			files: {
				read: (name) => (existsSync(fileOf(name)) ? new Uint8Array(readFileSync(fileOf(name))) : undefined),
				add: (name, bytes) => {
					mkdirSync(directory, { recursive: true });
					addFile(fileOf(name), bytes);
				},
			},
		},
	};
};

const savedNames = (directory: string): readonly string[] =>
	existsSync(directory)
		? readdirSync(directory)
				.filter((name) => name.endsWith(ending))
				.map((name) => basename(name, ending))
				.sort()
		: [];

const summaryOf = (name: string, file: string): SavedWorld => {
	try {
		return { name, ...readSummary(file) };
	} catch (error) {
		return { name, moment: 0, entries: 0, problem: error instanceof Error ? error.message : String(error) };
	}
};

/** Reads a copy, which is brought to the present format: the file itself stays as it is. */
const readWorld = (file: string): Line => {
	const copy = `${file}.read`;
	copyFileSync(file, copy);
	try {
		const database = openWorldDatabase(copy);
		const line = { entries: database.line(), moment: database.place()?.moment ?? 0 };
		database.close();
		return line;
	} finally {
		removeDatabase(copy);
	}
};

/** A file that is not complete does not get its name. */
const writeWorld = (file: string, { entries, moment }: Line): void => {
	const part = `${file}.part`;
	removeDatabase(part);
	const database = openWorldDatabase(part);
	database.append(entries);
	const place = database.place();
	if (place) database.moveTo({ ...place, moment });
	database.close();
	renameSync(part, file);
};

/** A file that cannot be opened does not get its name. */
const addFile = (file: string, bytes: Uint8Array): void => {
	const part = `${file}.part`;
	removeDatabase(part);
	writeFileSync(part, bytes);
	try {
		readSummary(part);
	} catch (error) {
		removeDatabase(part);
		throw error;
	}
	renameSync(part, file);
};

const removeDatabase = (file: string): void => {
	for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(file + end, { force: true });
};
