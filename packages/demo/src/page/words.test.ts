import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@tradewind/domain/site";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../words");
const wordsOf = (code: string): Record<string, string> =>
	JSON.parse(readFileSync(join(folder, `${code}.json`), "utf8"));
const placeholdersOf = (text = ""): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const english = wordsOf("en");

test("the demo speaks every language of the app", () => {
	expect(readdirSync(folder).sort()).toEqual(languageCodes.map((code) => `${code}.json`).sort());
});

test.each(languageCodes)("%s has each text of the demo, with the same placeholders", (code) => {
	const words = wordsOf(code);
	expect(Object.keys(words)).toEqual(Object.keys(english));
	for (const [key, text] of Object.entries(words)) {
		expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english[key])]);
		expect(text).not.toBe("");
	}
});
