import { expect, test } from "vitest";
import { bracketed, labelled, sentences } from "./joined.ts";

test.each([
	["en", "Name: text", "Text (note)", "One. Next."],
	["fr", "Name\u00a0: text", "Text (note)", "One. Next."],
	["zh-Hant-HK", "Name：text", "Text（note）", "One.Next."],
	["ja", "Name：text", "Text（note）", "One.Next."],
	["ar", "Name: text", "Text (note)", "One. Next."],
])("in %s punctuation between two texts is that of the language", (locale, ...joined) => {
	expect([
		labelled("Name", "text", locale),
		bracketed("Text", "note", locale),
		sentences("One.", "Next.", locale),
	]).toEqual(joined);
});
