import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { closingLine, summaryTable } from "./summary.ts";

const results = [
	{ name: "types", passed: 13, failed: 0, seconds: 2.345 },
	{ name: "unit", passed: 540, failed: 2, seconds: 14 },
];

test("the table names the command that runs a failed part alone", () => {
	expect(stripVTControlCharacters(summaryTable(results)).split("\n")).toEqual([
		"part         passed  failed      time",
		"types            13       0     2.3 s",
		"unit            540       2    14.0 s   run only this: npm run test:unit",
	]);
});

test("the last line is the total of all parts", () => {
	expect(closingLine(results)).toBe("553 passed, 2 failed");
});
