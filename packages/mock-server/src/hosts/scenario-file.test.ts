import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scenarioFrom } from "./scenario-file.ts";

const folder = mkdtempSync(join(tmpdir(), "scenario-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (text: string): string => {
	const file = join(folder, "one.json");
	writeFileSync(file, text);
	return file;
};
const data = { name: "one", shows: "One", base: "untraded", commands: [] };

test("a name is that of a scenario; a file that ends with .json is read", () => {
	expect(scenarioFrom("default")).toBe("default");
	expect(scenarioFrom(fileOf(JSON.stringify(data)))).toEqual(data);
});

test.each([
	["{", /JSON/],
	[JSON.stringify({ ...data, command: [] }), /^command: there is no such field. Did you mean commands\?$/],
	[JSON.stringify({ ...data, name: "One Two" }), /^name: /],
])("%s is refused", (text, message) => {
	expect(() => scenarioFrom(fileOf(text))).toThrow(message);
});

test("a file that does not exist is named", () => {
	expect(() => scenarioFrom(join(folder, "none.json"))).toThrow(/none\.json/);
});
