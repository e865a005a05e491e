import { existsSync } from "node:fs";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Entry, NewEntry } from "../journal/entry.ts";
import {
	type Kept,
	lineUntil,
	maxEnds,
	type Place,
	reachedEntries,
	type WorldStore,
} from "../journal/world-store.ts";
import { formatVersion, upgraders, worldTables } from "./world-format.ts";

/** A file cannot be opened as a world. It was not changed. */
class WorldFileRefused extends Error {
	override readonly name = "WorldFileRefused";

	constructor(file: string, why: string) {
		super(`${file} cannot be opened: ${why}. It was not changed. Another file: --world FILE`);
	}
}

/** The mark of a world in the header of the file: "TWLD". */
const applicationId = 0x54574c44;

/** As `forgottenEntries` says. */
const forgetOldEntries = `
WITH RECURSIVE needed(number) AS (
	SELECT number FROM place
	UNION SELECT number FROM entries WHERE number > (SELECT max(number) FROM entries) - ${reachedEntries}
	UNION SELECT previous FROM entries JOIN needed USING (number) WHERE json_extract(input, '$.is') <> 'begin'
)
DELETE FROM entries WHERE number NOT IN needed`;

/** A beginning follows the world before it only in the file. */
const leftEnds = `
SELECT number FROM entries
WHERE number <> (SELECT number FROM place)
	AND number NOT IN (SELECT previous FROM entries WHERE json_extract(input, '$.is') <> 'begin')
ORDER BY number DESC LIMIT ${maxEnds}`;

type Row = Record<string, SQLOutputValue>;

/** The entries of a world in an SQLite file, which is made if it does not exist. */
export const openWorldDatabase = (file: string): Omit<WorldStore, "name" | "saved"> => {
	const isNew = !existsSync(file);
	const database = new DatabaseSync(file);
	try {
		// Another process cannot open it meanwhile.
		database.exec("PRAGMA locking_mode = EXCLUSIVE");
		if (isNew) create(database);
		else check(database, file);
		// An entry is in the file before its answer is sent: it outlives the process. Only a power cut may take the last ones.
		database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
		upgrade(database);
		database.exec(forgetOldEntries);
	} catch (error) {
		database.close();
		throw error instanceof WorldFileRefused ? error : new WorldFileRefused(file, reasonOf(error));
	}
	const insert = database.prepare(
		"INSERT INTO entries (previous, at, input, drawn, outcome, file) VALUES ((SELECT number FROM place), ?, ?, ?, ?, ?)",
	);
	const move = database.prepare("UPDATE place SET number = ?, moment = ?");
	const find = database.prepare("SELECT * FROM entries WHERE number = ?");
	const findEnds = database.prepare(leftEnds);
	const readPlace = database.prepare("SELECT number, moment FROM place");

	const add = ({ at, input, drawn, outcome, file: bytes }: NewEntry): void =>
		void insert.run(at, JSON.stringify(input), JSON.stringify(drawn), outcome ?? null, bytes ?? null);
	const place = (): Place | undefined => {
		const row = readPlace.get();
		return row && Number(row.number) > 0
			? { number: Number(row.number), moment: Number(row.moment) }
			: undefined;
	};
	const entry = (number: number): Kept | undefined => {
		const row = find.get(number);
		return row && keptIn(row);
	};
	return {
		place,
		append: (entries) => {
			const [only, ...others] = entries;
			if (only && others.length === 0) add(only);
			else inTransaction(database, () => entries.forEach(add));
		},
		moveTo: ({ number, moment }) => void move.run(number, moment),
		line: (until = place()?.number ?? 0) => lineUntil(until, entry),
		entry,
		ends: () => findEnds.all().map(({ number }) => Number(number)),
		close: () => {
			// One file is left, which can be sent to another developer.
			database.exec("PRAGMA journal_mode = DELETE");
			database.close();
		},
	};
};

/** What a list shows of a file, which is only read. */
export const readSummary = (file: string): { readonly moment: number; readonly entries: number } => {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		check(database, file);
		const row = database.prepare("SELECT moment, (SELECT count(*) FROM entries) AS entries FROM place").get();
		return { moment: Number(row?.moment), entries: Number(row?.entries) };
	} catch (error) {
		throw error instanceof WorldFileRefused ? error : new WorldFileRefused(file, reasonOf(error));
	} finally {
		database.close();
	}
};

const create = (database: DatabaseSync): void =>
	inTransaction(database, () => {
		database.exec(worldTables);
		database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}`);
	});

/** Refuses what is no world, damaged, or of a newer format. */
const check = (database: DatabaseSync, file: string): void => {
	if (numberOf(database, "application_id") !== applicationId)
		throw new WorldFileRefused(file, "it is no world of the mock platform");
	const version = numberOf(database, "user_version");
	if (version > formatVersion)
		throw new WorldFileRefused(
			file,
			`it has format ${version}, and this platform knows formats up to ${formatVersion}`,
		);
	const found = firstFault(database);
	if (found !== "ok") throw new WorldFileRefused(file, `it is damaged (format ${version}): ${found}`);
};

/** `ok` if there is none. */
const firstFault = (database: DatabaseSync): string => {
	try {
		return String(Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {})[0]);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
};

/** Brings an older format to the present one. */
const upgrade = (database: DatabaseSync): void => {
	for (let from = numberOf(database, "user_version"); from < formatVersion; from++)
		inTransaction(database, () => {
			database.exec(upgraders[from] ?? "");
			database.exec(`PRAGMA user_version = ${from + 1}`);
		});
};

const numberOf = (database: DatabaseSync, pragma: "application_id" | "user_version"): number =>
	Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

const inTransaction = (database: DatabaseSync, run: () => void): void => {
	database.exec("BEGIN IMMEDIATE");
	try {
		run();
		database.exec("COMMIT");
	} catch (error) {
		database.exec("ROLLBACK");
		throw error;
	}
};

const reasonOf = (error: unknown): string => {
	const text = error instanceof Error ? error.message : String(error);
	if (text.includes("locked")) return "another platform uses it";
	if (/not a database|malformed|disk image/u.test(text)) return `it is damaged: ${text}`;
	return text;
};

const keptIn = (row: Row): Kept => {
	const entry: Entry = {
		number: Number(row.number),
		at: Number(row.at),
		input: JSON.parse(String(row.input)),
		drawn: JSON.parse(String(row.drawn)),
		outcome: row.outcome === null ? undefined : Number(row.outcome),
		file: row.file instanceof Uint8Array ? new Uint8Array(row.file) : undefined,
	};
	return { ...entry, previous: Number(row.previous) };
};
