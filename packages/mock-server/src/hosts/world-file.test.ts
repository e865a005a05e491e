import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import type { NewEntry } from "../journal/entry.ts";
import { createPlatform } from "../platform.ts";
import { storePicture } from "../test/client.test-support.ts";
import { keptReport } from "../worlds/same-world.test-support.ts";
import { openWorldFile } from "./world-file.ts";

let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "worlds-"));
});
afterAll(() => rm(directory, { recursive: true }));

const fileNamed = (name: string): string => join(directory, name, "running.world");

const open = async (file: string, fresh = false) => {
	const store = openWorldFile(file);
	const platform = createPlatform({ clock: createVirtualClock(), store, fresh });
	const { entries, differences } = await platform.opened;
	return {
		platform,
		entries,
		differences,
		end: () => {
			platform.stop();
			store.close();
		},
	};
};

/** A file with a few changes, one of them with a picture. */
const written = async (name: string) => {
	const { platform, end } = await open(fileNamed(name));
	const { token } = platform.control["session/open"]({ account: "mia@tradewind.test" });
	await storePicture(platform, token);
	platform.control.price({ code: "EURUSD", price: "1.2" });
	platform.control.clock({ advanceMs: 90_000 });
	await platform.control["world/save"]({ name: "one" });
	const report = keptReport(platform);
	end();
	return { file: fileNamed(name), report };
};

const withDatabase = (file: string, sql: string): void => {
	const database = new DatabaseSync(file);
	database.exec(sql);
	database.close();
};

test("B6: a platform goes on with the world of its file, and --fresh begins a new one that back leaves", async () => {
	const { file, report } = await written("goes-on");
	const again = await open(file);
	expect([again.entries, keptReport(again.platform)]).toEqual([4, report]);
	again.end();
	const fresh = await open(file, true);
	expect([fresh.entries, fresh.platform.control["world/list"]({}).commands.length]).toEqual([undefined, 1]);
	await fresh.platform.control["world/back"]({ to: "5" });
	fresh.platform.control.clock({ advanceMs: 90_000 });
	expect(keptReport(fresh.platform)).toEqual(report);
	fresh.end();
});

test("B7: a saved world is one file, which another platform opens", async () => {
	const { file, report } = await written("sends");
	const sent = join(directory, "received.world");
	await copyFile(join(file, "../saved/one.world"), sent);
	const other = await open(sent);
	expect(keptReport(other.platform)).toEqual(report);
	other.end();
});

test.each([
	[
		"text",
		(file: string) => writeFile(file, "no world, but a long enough text to be something else"),
		"it is damaged",
	],
	[
		"another-database",
		(file: string) => withDatabase(file, "CREATE TABLE t (n)"),
		"it is no world of the mock platform",
	],
	[
		"newer",
		async (file: string) => {
			await copyFile((await written("for-newer")).file, file);
			withDatabase(file, "PRAGMA user_version = 7");
		},
		"it has format 7, and this platform knows formats up to 1",
	],
	[
		"damaged",
		async (file: string) => {
			const bytes = await readFile((await written("for-damaged")).file);
			await writeFile(file, bytes.fill(7, 4096, 8192));
		},
		"it is damaged (format 1)",
	],
])("B6: a file that is %s is refused by name and not changed", async (name, make, why) => {
	const file = join(directory, `${name}.world`);
	await make(file);
	const before = await readFile(file);
	expect(() => openWorldFile(file)).toThrow(`${file} cannot be opened: ${why}`);
	expect(await readFile(file)).toEqual(before);
});

test("A-806: an opened file forgets worlds that ended more than 10,000 entries ago, and keeps the present one whole", async () => {
	const file = fileNamed("forgets");
	const store = openWorldFile(file);
	const begin: NewEntry = {
		at: 1,
		input: { is: "begin", seed: "s", scenario: "default", loaded: [] },
		drawn: [],
	};
	const used: NewEntry = { at: 2, input: { is: "used", token: "t" }, drawn: [] };
	store.append([begin, used, used]);
	store.append([begin, ...Array.from({ length: 11_000 }, () => used)]);
	store.moveTo({ number: 3, moment: 2 });
	store.append([begin, used]);
	store.close();
	const again = openWorldFile(file);
	expect([1, 3, 4, 5, 11_004, 11_006].map((until) => again.line(until).length)).toEqual([
		0, 0, 1, 2, 11_001, 2,
	]);
	again.close();
});

test("B6: a file that another platform uses is refused", async () => {
	const { file } = await written("in-use");
	const { end } = await open(file);
	expect(() => openWorldFile(file)).toThrow("another platform uses it");
	end();
});

test("a saved world that is damaged is listed with the reason, and can be renamed and deleted", async () => {
	const { file } = await written("lists");
	await writeFile(join(file, "../saved/two.world"), "no world, but a long enough text to be something else");
	const { platform, end } = await open(file);
	expect(platform.control["world/list"]({}).saved).toMatchObject([
		{ name: "one", entries: 5 },
		{ name: "two", problem: expect.stringContaining("it is damaged") },
	]);
	await platform.control["world/rename"]({ name: "two", newName: "damaged" });
	expect(platform.control["world/list"]({}).saved[0]).toMatchObject({ name: "damaged", entries: 0 });
	await platform.control["world/delete"]({ name: "damaged" });
	expect(platform.control["world/list"]({}).saved.map(({ name }) => name)).toEqual(["one"]);
	end();
});

test("B7: a world of format 1 opens, and each of its commands answers as it did", async () => {
	const file = join(directory, "format-1.world");
	await copyFile(new URL("worlds/format-1.world", import.meta.url), file);
	const { platform, entries, differences, end } = await open(file);
	const { sumOfPostings, orders, now } = platform.control.state();
	expect([entries, differences, sumOfPostings, new Date(now).toISOString()]).toEqual([
		10,
		[],
		"0",
		"2026-03-02T10:05:00.000Z",
	]);
	expect(orders.filter(({ customerId }) => customerId === 1).length).toBeGreaterThan(0);
	end();
});
