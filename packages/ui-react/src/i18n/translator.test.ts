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

test("In Arabic a sign stays at its digits, and groups of digits in their order; other facts stay as they are", () => {
	const t = translatorFor({ n: "{{fact}}" }, "ar");
	const facts = ["\u2212$3.00", "+852 1234", "6016 1331 9268", "$3.00", "26 نوفمبر 07:00", "EUR/USD", "50%"];
	expect(facts.map((fact) => t("n", { fact }))).toEqual([
		"\u2066\u2212$3.00\u2069",
		"\u2066+852 1234\u2069",
		"\u20666016 1331 9268\u2069",
		"$3.00",
		"26 نوفمبر 07:00",
		"EUR/USD",
		"50%",
	]);
	expect(translatorFor({ n: "{{fact}}" }, "en")("n", { fact: "\u22123" })).toBe("\u22123");
});

test("A key without words is returned unchanged, and a key without plurals accepts any count", () => {
	const t = translatorFor({ n: "{{count}} s" }, "en");
	expect([t("not.translated"), t("n", { count: 3 })]).toEqual(["not.translated", "3 s"]);
});
