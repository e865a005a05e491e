import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languages } from "../site/language.ts";
import { type Decimal, decimal, parseDecimal, toText } from "./decimal.ts";
import {
	readTypedDecimal,
	shownDecimalMark,
	translateTypedDecimal,
	writeTypedDecimal,
} from "./typed-decimal.ts";

const read = (text: string, language: LanguageCode): string =>
	Result.match(readTypedDecimal(text, language), {
		onFailure: ({ reason }) => `refused: ${reason}`,
		onSuccess: toText,
	});

const pointLanguages = ["hk", "en", "jp", "kr", "th", "ar", "my", "hi"] as const;
const commaLanguages = ["vn", "fr", "de", "ru", "spa", "pt", "it", "tr", "id", "cs", "pl"] as const;

describe("Spec 1 §1: the decimal separator of the 19 languages", () => {
	test("every language has a point or a comma", () => {
		expect([...pointLanguages, ...commaLanguages].sort()).toEqual(languages.map(({ code }) => code).sort());
	});

	test.each(languages)("$code uses the separator with which its figures are shown", ({ code, tag }) => {
		const parts = new Intl.NumberFormat(tag, { numberingSystem: "latn" }).formatToParts(0.5);
		expect(shownDecimalMark(code)).toBe(parts.find(({ type }) => type === "decimal")?.value);
	});
});

describe("Spec 1 §5: a typed figure is read as one certain value or refused, never as a thousandfold", () => {
	test.each(pointLanguages)("%s reads the point", (language) => {
		const texts = ["0,001", "0.001", "1.234,5", "١٢٫٥", "1,234", "1.234", "1 234,5"];
		expect(texts.map((text) => read(text, language))).toEqual([
			"0.001",
			"0.001",
			"refused: ambiguous number",
			"12.5",
			"refused: ambiguous number",
			"1.234",
			"refused: not a number",
		]);
	});

	test.each(commaLanguages)("%s reads the comma", (language) => {
		const texts = ["0,001", "0.001", "1.234,5", "١٢٫٥", "1,234", "1.234", "1 234,5"];
		expect(texts.map((text) => read(text, language))).toEqual([
			"0.001",
			"0.001",
			"refused: ambiguous number",
			"12.5",
			"1.234",
			"refused: ambiguous number",
			"refused: not a number",
		]);
	});

	test.each([
		["", "refused: empty"],
		["  ", "refused: empty"],
		["7", "7"],
		[" 7 ", "7"],
		["\u200f7\u200e", "7"],
		["007", "7"],
		["+7", "7"],
		["7.", "7"],
		[".7", "0.7"],
		[",7", "0.7"],
		["1,5", "1.5"],
		["1,23", "1.23"],
		["1234,567", "1234.567"],
		["1,2345", "1.2345"],
		["0,125", "0.125"],
		["12,345", "refused: ambiguous number"],
		["123,456", "refused: ambiguous number"],
		["1,234,567", "refused: ambiguous number"],
		["1.2.3", "refused: ambiguous number"],
		["1٬234", "refused: ambiguous number"],
		["١،٢٣٤", "refused: ambiguous number"],
		["١٢،٥", "12.5"],
		["۱۲٫۵", "12.5"],
		["१२.५", "12.5"],
		["๑๒.๕", "12.5"],
		["၁၂.၅", "12.5"],
		["１２．５", "12.5"],
		...["٠٫٩", "۰٫۹", "०.९", "๐.๙", "၀.၉", "０．９"].map((text) => [text, "0.9"]),
		["-1", "refused: below zero"],
		["−0.5", "refused: below zero"],
		["-", "refused: not a number"],
		[".", "refused: not a number"],
		["1e3", "refused: not a number"],
		["0x10", "refused: not a number"],
		["½", "refused: not a number"],
		["1'234", "refused: not a number"],
		["NaN", "refused: not a number"],
		["Infinity", "refused: not a number"],
		["1".repeat(22), "refused: not a number"],
		[`0.${"1".repeat(19)}`, "refused: not a number"],
	])("English reads %j as %s", (text, expected) => {
		expect(read(text, "en")).toBe(expected);
	});

	const typedText = fc.string({ unit: fc.constantFrom(..."0123456789.,٫٬ ٥５"), maxLength: 9 });
	const code = fc.constantFrom(...languages.map((language) => language.code));

	test("two languages that both read a text read the same value: changing the language changes no value", () => {
		fc.assert(
			fc.property(typedText, code, code, (text, one, other) => {
				const [a, b] = [read(text, one), read(text, other)];
				fc.pre(!a.startsWith("refused") && !b.startsWith("refused"));
				expect(a).toBe(b);
			}),
		);
	});

	test("a written figure is read back as the same value", () => {
		const value = fc
			.tuple(fc.bigInt(0n, 10n ** 20n), fc.integer({ min: 0, max: 18 }))
			.map(([digits, scale]): Decimal => {
				const text = digits.toString().padStart(scale + 1, "0");
				return decimal(scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`);
			});
		fc.assert(
			fc.property(value, code, (figure, language) => {
				expect(read(writeTypedDecimal(figure, language), language)).toBe(toText(figure));
			}),
		);
	});

	test("in its own language a text stays exactly as typed; in another one it keeps its value", () => {
		const typed = fc.stringMatching(/^[+0-9.,٠-٩٫]{0,12}$/u);
		fc.assert(
			fc.property(typed, code, code, (text, from, to) => {
				expect(translateTypedDecimal(text, from, from)).toBe(text);
				const value = read(text, from);
				if (!value.startsWith("refused")) expect(read(translateTypedDecimal(text, from, to), to)).toBe(value);
			}),
		);
	});

	test("any text is read or refused without an exception", () => {
		fc.assert(
			fc.property(fc.string(), code, (text, language) => {
				const result = readTypedDecimal(text, language);
				if (Result.isSuccess(result))
					expect(Result.isSuccess(parseDecimal(toText(result.success)))).toBe(true);
			}),
		);
	});
});
