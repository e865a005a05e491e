import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { findLanguages, namedLanguages } from "./find-languages.ts";

const found = (typed: string, tag = "en") =>
	findLanguages(namedLanguages(languages, "en", tag), typed).map(({ code }) => code);

test.each([
	["Deutsch", "en", ["de"]],
	["german", "en", ["de"]],
	["allemand", "fr", ["de"]],
	["GERMAN", "fr", ["de"]],
	["turkce", "en", ["tr"]],
	["Türkçe", "en", ["tr"]],
	["Tieng Viet", "en", ["vn"]],
	["हिन्दी", "en", ["hi"]],
	["ไทย", "en", ["th"]],
	["เยอรมัน", "th", ["de"]],
	["العربية", "en", ["ar"]],
	["fransizca", "tr", ["fr"]],
	["İNGİLİZCE", "tr", ["en"]],
	["wloski", "pl", ["it"]],
	["الالمانية", "ar", ["de"]],
	["ＤＥＵＴＳＣＨ", "jp", ["de"]],
	["\u200f العربية", "en", ["ar"]],
	["spa", "en", ["spa"]],
	["jp", "en", ["jp"]],
	["zh-Hant", "en", ["hk"]],
	["中文", "hk", ["hk"]],
	[" malay ", "en", ["my"]],
	["klingon", "en", []],
])("the search for %j on a page in %s finds %j", (typed, tag, codes) => {
	expect(found(typed, tag === "hk" ? "zh-Hant-HK" : tag)).toEqual(codes);
});

test("every language is found by its own name, its English name and its code", () => {
	const english = new Intl.DisplayNames(["en"], { type: "language" });
	for (const { code, name, tag } of languages)
		for (const typed of [name, english.of(tag) ?? "", code]) expect(found(typed, "ja")).toContain(code);
});

test("without a text all are listed, the present one first", () => {
	const listed = findLanguages(namedLanguages(languages, "th", "th"), "").map(({ code }) => code);
	expect(listed).toEqual(["th", ...languages.map(({ code }) => code).filter((code) => code !== "th")]);
});
