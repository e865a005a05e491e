import { Data, Result } from "effect";
import type { LanguageCode } from "../site/language.ts";
import { type Decimal, parseDecimal, toText } from "./decimal.ts";
import { inLatinDigits } from "./latin-digits.ts";

/** The mark before the decimals where figures are written in Latin digits (Spec 1 §1, the 19 languages). */
const decimalMarks: Readonly<Record<LanguageCode, "." | ",">> = {
	hk: ".",
	en: ".",
	jp: ".",
	kr: ".",
	th: ".",
	vn: ",",
	fr: ",",
	de: ",",
	ru: ",",
	spa: ",",
	pt: ",",
	ar: ".",
	it: ",",
	tr: ",",
	id: ",",
	my: ".",
	hi: ".",
	cs: ",",
	pl: ",",
};

/** A text that is not one certain number. `language` decided how it was read. */
export class NotATypedDecimal extends Data.TaggedError("NotATypedDecimal")<{
	readonly text: string;
	readonly language: LanguageCode;
	readonly reason: "empty" | "not a number" | "ambiguous number" | "below zero";
}> {}

/** The mark that a customer of `language` puts before the decimals. */
export const shownDecimalMark = (language: LanguageCode): "." | "," => decimalMarks[language];

/** `value` as a customer of `language` types it: no grouping; `readTypedDecimal` reads it back as the same value. */
export const writeTypedDecimal = (value: Decimal, language: LanguageCode): string =>
	toText(value).replace(".", decimalMarks[language]);

/**
 * Reads a figure of zero or more as a customer of `language` typed it (Spec 1 §5). Thousands are never grouped here: of
 * two marks none is believed, and the mark of another language counts as the decimal one only where it can't be
 * grouping (`1,5` and `0,001` in English), else the figure is ambiguous (`1,234`). `٫` is a decimal mark everywhere.
 * Digits of any script that the 19 languages use are read.
 */
export const readTypedDecimal = (
	text: string,
	language: LanguageCode,
): Result.Result<Decimal, NotATypedDecimal> => {
	const refuse = (reason: NotATypedDecimal["reason"]) =>
		Result.fail(new NotATypedDecimal({ text, language, reason }));
	const plain = inLatin(text);
	if (plain === "") return refuse("empty");
	if (!/^[-+]?[\d.,٫٬]*\d[\d.,٫٬]*$/u.test(plain)) return refuse("not a number");
	if (plain.startsWith("-")) return refuse("below zero");
	const unsigned = plain.replace("+", "");
	const marks = unsigned.replace(/\d/gu, "");
	if (marks.length > 1 || marks === "٬") return refuse("ambiguous number");
	const isForeign = marks !== "" && marks !== "٫" && marks !== decimalMarks[language];
	if (isForeign && /^[1-9]\d{0,2}\D\d{3}$/u.test(unsigned)) return refuse("ambiguous number");
	const [whole = "", fraction = ""] = unsigned.split(/\D/u);
	return Result.mapError(
		parseDecimal(`${whole || "0"}.${fraction || "0"}`),
		() => new NotATypedDecimal({ text, language, reason: "not a number" }),
	);
};

/**
 * A typed figure in another language's writing, so that it doesn't change its value; what can't be read stays as it is. In the
 * same language the text stays as it was typed: the customer may be amidst of it (`12.`).
 */
export const translateTypedDecimal = (text: string, from: LanguageCode, to: LanguageCode): string =>
	from === to
		? text
		: Result.match(readTypedDecimal(text, from), {
				onFailure: () => text,
				onSuccess: (value) => writeTypedDecimal(value, to),
			});

const sameMark: Readonly<Record<string, string>> = { "．": ".", "，": ",", "،": ",", "−": "-" };
/** Spaces around the figure, and the invisible marks of direction that right-to-left keyboards put in. */
const around = /^[\s\u200e\u200f\u061c]+|[\s\u200e\u200f\u061c]+$/gu;

const inLatin = (text: string): string =>
	Array.from(inLatinDigits(text.replace(around, "")), (letter) => sameMark[letter] ?? letter).join("");
