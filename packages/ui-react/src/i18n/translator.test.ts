import { expect, test } from "vitest";
import { createTranslator, translatorFor } from "./translator.ts";

test("Facts replace each of their placeholders", () => {
	const t = translatorFor({ "a.b": "{{one}} and {{two}}, {{one}} again; $& {{none}}." }, "en");
	expect(t("a.b", { one: "$1", two: 2 })).toBe("$1 and 2, $1 again; $& .");
});

test("Spec 1 §1: Arabic has six plural forms, selected by the CLDR rules", () => {
	const words = Object.fromEntries(
		["zero", "one", "two", "few", "many", "other"].map((form) => [`n_${form}`, `${form} {{count}}`]),
	);
	const t = translatorFor(words, "ar");
	expect([0, 1, 2, 3, 11, 100].map((count) => t("n", { count }))).toEqual([
		"zero 0",
		"one 1",
		"two 2",
		"few 3",
		"many 11",
		"other 100",
	]);
});

test("A key that was requested before its words were added is translated afterwards", () => {
	const { t, addWords } = createTranslator({ early: "early" }, "en");
	expect([t("early"), t("added")]).toEqual(["early", "added"]);
	addWords({ added: "Now it is known" });
	expect([t("early"), t("added")]).toEqual(["early", "Now it is known"]);
});

test("In Arabic a fact with signs, symbols, brackets or groups of digits keeps its order; other facts stay as they are", () => {
	const t = translatorFor({ n: "{{fact}}" }, "ar");
	const isolated = [
		"\u2212$3.00",
		"$3.00",
		"50%",
		"+852 1234",
		"6016 1331 9268",
		"EUR/USD",
		"S&P 500 (cash)",
		"Ada (3)",
	];
	const unchanged = [
		"26 نوفمبر 07:00",
		"1.1034",
		"1,234.50",
		"07:00",
		"Ada",
		"ETH",
		"علي (3)",
		"",
		"\u2066+1\u2069",
	];
	expect(isolated.map((fact) => t("n", { fact }))).toEqual(isolated.map((fact) => `\u2066${fact}\u2069`));
	expect(unchanged.map((fact) => t("n", { fact }))).toEqual(unchanged);
});

test("In a text from left to right an Arabic or Hebrew name is isolated from what follows it", () => {
	const t = translatorFor({ n: "{{name}}: {{count}}" }, "en");
	expect([
		t("n", { name: "علي", count: 3 }),
		t("n", { name: "\u05d3\u05d5\u05d3 1", count: 3 }),
		t("n", { name: "\u22123 Ada", count: 3 }),
	]).toEqual(["\u2068علي\u2069: 3", "\u2068\u05d3\u05d5\u05d3 1\u2069: 3", "\u22123 Ada: 3"]);
});

test("Spec 1 §9: a count has the grouping of its language, and its plural form; a number that is a name has none", () => {
	const words = { n_one: "one", n_other: "{{count}} of {{total}}, #{{number}}" };
	expect(
		translatorFor({ n_other: "{{count}} loaded" }, "en")("n", { count: 5, total: Number.POSITIVE_INFINITY }),
	).toBe("5 loaded");
	const facts = { count: 1_234_567, total: 12_345_678, number: 123_456 };
	expect(["en", "de", "fr", "hi", "es"].map((tag) => translatorFor(words, tag)("n", facts))).toEqual([
		"1,234,567 of 12,345,678, #123456",
		"1.234.567 of 12.345.678, #123456",
		"1\u202f234\u202f567 of 12\u202f345\u202f678, #123456",
		"12,34,567 of 1,23,45,678, #123456",
		"1.234.567 of 12.345.678, #123456",
	]);
	expect(
		translatorFor({ n_one: "{{count}} one", n_other: "{{count}} other" }, "en")("n", { count: 1.5 }),
	).toBe("1.5 other");
});

test("A key without words is returned unchanged, and a key without plurals accepts any count", () => {
	const t = translatorFor({ n: "{{count}} s" }, "en");
	expect([t("not.translated"), t("n", { count: 3 })]).toEqual(["not.translated", "3 s"]);
});
