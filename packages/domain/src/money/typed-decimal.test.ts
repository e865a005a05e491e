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
			"1234.5",
			"12.5",
			"refused: ambiguous number",
			"1.234",
			"1234.5",
		]);
	});

	test.each(commaLanguages)("%s reads the comma", (language) => {
		const texts = ["0,001", "0.001", "1.234,5", "١٢٫٥", "1,234", "1.234", "1 234,5"];
		expect(texts.map((text) => read(text, language))).toEqual([
			"0.001",
			"0.001",
			"1234.5",
			"12.5",
			"1.234",
			"refused: ambiguous number",
			"1234.5",
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
		["1,234,567", "1234567"],
		["1.234.567", "1234567"],
		["1,234.567", "1234.567"],
		["1.234,567", "1234.567"],
		["1,23,456.7", "123456.7"],
		["1,234.", "1234"],
		["0,123,456", "refused: ambiguous number"],
		["1,23.4", "refused: ambiguous number"],
		["1,234.567,8", "refused: ambiguous number"],
		["1 234,567.8", "refused: ambiguous number"],
		["1 234 567.8", "1234567.8"],
		["1\u202f234,5", "1234.5"],
		["1\u2009234", "1234"],
		["1\u00a0234", "1234"],
		["1\u3000234", "1234"],
		["12 34", "refused: ambiguous number"],
		["1 234 ", "1234"],
		["+ 7", "7"],
		["＋7", "7"],
		["1.2.3", "refused: ambiguous number"],
		["1٬234", "1234"],
		["١٬٢٣٤٬٥٦٧٫٨", "1234567.8"],
		["١،٢٣٤", "refused: ambiguous number"],
		["١٢،٥", "12.5"],
		["۱۲٫۵", "12.5"],
		["१२.५", "12.5"],
		["๑๒.๕", "12.5"],
		["၁၂.၅", "12.5"],
		["１２．５", "12.5"],
		["１２，５", "12.5"],
		["１，２３４．５", "1234.5"],
		["１２。５", "12.5"],
		["\u2066$\u2069", "refused: not a number"],
		["\u20661\u2069.5", "1.5"],
		...["٠٫٩", "۰٫۹", "०.९", "๐.๙", "၀.၉", "０．９"].map((text) => [text, "0.9"]),
		["-1", "refused: below zero"],
		...["\u2212", "-", "\u2010", "\u2011", "\u2013", "\ufe63", "\uff0d", "\u200e-", "\u061c-", "- "].map(
			(minus) => [`${minus}0.5`, "refused: below zero"],
		),
		["-", "refused: not a number"],
		[".", "refused: not a number"],
		["1e3", "refused: not a number"],
		["0x10", "refused: not a number"],
		["½", "refused: not a number"],
		["1'234", "1234"],
		["1’234.5", "1234.5"],
		["1'23", "refused: ambiguous number"],
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

	const scaled = ([digits, scale]: readonly [bigint, number]): Decimal => {
		const text = digits.toString().padStart(scale + 1, "0");
		return decimal(scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`);
	};

	/** Every digit of a native script, the grouping and the separators of `Intl`; `exact` is written without loss. */
	const formatted = (value: Decimal, tag: string, native: string | undefined): string => {
		const [whole = "", fraction = ""] = toText(value).split(".");
		const options = { useGrouping: "always", ...(native && { numberingSystem: native }) } as const;
		const format = new Intl.NumberFormat(tag, { ...options, minimumFractionDigits: fraction.length ? 1 : 0 });
		const digitOf = new Intl.NumberFormat(tag, {
			...(native && { numberingSystem: native }),
			useGrouping: false,
		});
		return format
			.formatToParts(BigInt(whole))
			.map(({ type, value: part }) =>
				type === "fraction" ? Array.from(fraction, (digit) => digitOf.format(Number(digit))).join("") : part,
			)
			.join("");
	};

	const scripts: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
		ar: ["arab", "arabext"],
		hi: ["deva"],
		th: ["thai"],
		...Object.fromEntries((["jp", "hk", "kr"] as const).map((code) => [code, ["fullwide"]])),
	};

	test.each(
		languages.flatMap((language) =>
			[undefined, "latn", ...(scripts[language.code] ?? [])].map((script) => ({ ...language, script })),
		),
	)(
		"what Intl formats in $code (digits $script) is read as the same decimal, or refused where another language reads another one",
		({ code, tag, script }) => {
			fc.assert(
				fc.property(
					fc.tuple(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 12 })).map(scaled),
					(value) => {
						const text = formatted(value, tag, script);
						const isUncertain = /^[1-9]\d{0,2}\D\d{3}$/u.test(
							toText(value).replace(/^(\d+)(\d{3})$/u, "$1,$2"),
						);
						const told = read(text, code);
						if (told === "refused: ambiguous number")
							expect({ text, isUncertain }).toEqual({ text, isUncertain: true });
						else expect({ text, told }).toEqual({ text, told: toText(value) });
					},
				),
				{ numRuns: 300 },
			);
		},
	);

	test("a written figure is read back as the same value", () => {
		const value = fc.tuple(fc.bigInt(0n, 10n ** 20n), fc.integer({ min: 0, max: 18 })).map(scaled);
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

	test("a figure that is ambiguous stays so in another language: the change of the language gives it no value", () => {
		expect([
			translateTypedDecimal("1,234", "en", "de"),
			translateTypedDecimal("1.234", "de", "ar"),
			translateTypedDecimal("１，２３４", "jp", "fr"),
			translateTypedDecimal("1,234", "en", "hk"),
			translateTypedDecimal("1.2.3", "en", "de"),
		]).toEqual(["1.234", "1,234", "1.234", "1,234", "1.2.3"]);
		fc.assert(
			fc.property(typedText, code, code, (text, from, to) => {
				fc.pre(read(text, from) === "refused: ambiguous number");
				expect(read(translateTypedDecimal(text, from, to), to)).toBe("refused: ambiguous number");
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
