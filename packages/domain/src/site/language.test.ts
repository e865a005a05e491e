import { describe, expect, test } from "vitest";
import { languageCodes, languageOf, languages, startLanguage } from "./language.ts";

describe("Spec 1 §1: languages", () => {
	test("are the 19 codes of the platform, each once", () => {
		expect([...languageCodes].sort()).toEqual(
			"ar cs de en fr hi hk id it jp kr my pl pt ru spa th tr vn".split(" "),
		);
	});

	test("have tags that browsers know", () => {
		expect(languages.map(({ tag }) => Intl.getCanonicalLocales(tag)[0])).toEqual(
			languages.map(({ tag }) => tag),
		);
		expect(new Set(languages.map(({ tag }) => tag)).size).toBe(19);
	});

	test("have names in their own language", () => {
		expect(languages.map(({ name }) => name)).toMatchInlineSnapshot(`
			[
			  "English",
			  "繁體中文",
			  "日本語",
			  "한국어",
			  "ไทย",
			  "Tiếng Việt",
			  "Français",
			  "Deutsch",
			  "Русский",
			  "Español",
			  "Português (Brasil)",
			  "العربية",
			  "Italiano",
			  "Türkçe",
			  "Bahasa Indonesia",
			  "Bahasa Melayu",
			  "हिन्दी",
			  "Čeština",
			  "Polski",
			]
		`);
	});

	test("only Arabic is written from right to left", () => {
		expect(languages.filter(({ direction }) => direction === "rtl").map(({ code }) => code)).toEqual(["ar"]);
	});

	test("the old code tw means hk", () => {
		expect(languageOf("tw")).toEqual({
			code: "hk",
			tag: "zh-Hant-HK",
			name: "繁體中文",
			direction: "ltr",
		});
	});

	test.each([undefined, "", "xx", "EN", "toString"])("%j is unknown", (code) => {
		expect(languageOf(code)).toBeUndefined();
	});
});

describe("the initial language", () => {
	test.each([
		["fr", "hk", "fr"],
		[undefined, "tw", "hk"],
		["xx", "ar", "ar"],
		[undefined, "xx", "en"],
		[undefined, undefined, "en"],
	])("saved %j, site default %j: %s", (saved, siteDefault, code) => {
		expect(startLanguage({ saved, siteDefault }).code).toBe(code);
	});
});
