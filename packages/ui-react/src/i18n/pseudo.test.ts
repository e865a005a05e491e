import { firstWords, words } from "virtual:catalogues";
import { expect, test } from "vitest";
import { pseudoIn, pseudoText, pseudoWords } from "./pseudo.ts";

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
const without = (text: string) => text.replace(/\{\{\w+\}\}/g, "");

test("a text has accents, is longer and keeps its facts", () => {
	expect([
		pseudoText("Follow", "pseudo"),
		pseudoText("{{count}} min", "pseudo"),
		pseudoText("OK", "pseudo-rtl"),
	]).toEqual(["Ƒôôļļôôŵ ", "{{count}} ɱîîñ ", "\u200fÖôĶ\u200f"]);
});

test("every English text is 40 % longer, keeps its facts and has no plain letter", async () => {
	const english = { ...(await firstWords.en?.())?.words, ...(await words.en?.())?.words };
	const shown = pseudoWords(english, "pseudo");
	expect(Object.keys(shown)).toEqual(Object.keys(english));
	for (const [key, text] of Object.entries(english)) {
		const pseudo = shown[key] ?? "";
		expect(placeholders(pseudo)).toEqual(placeholders(text));
		expect({ key, length: without(pseudo).length }).toEqual({
			key,
			length: Math.ceil(without(text).length * 1.4),
		});
		expect(without(pseudo)).not.toMatch(/[a-zA-Z]/);
	}
});

test("only the query asks for a pseudo-locale", () => {
	expect(["?lang=pseudo", "?a=1&lang=pseudo-rtl", "?lang=en", ""].map(pseudoIn)).toEqual([
		"pseudo",
		"pseudo-rtl",
		undefined,
		undefined,
	]);
});
