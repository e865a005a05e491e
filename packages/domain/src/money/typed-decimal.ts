import { Data, Result } from "effect";
import type { LanguageCode } from "../site/language.ts";
import { type Decimal, parseDecimal, toText } from "./decimal.ts";
import { inLatinDigits } from "./latin-digits.ts";

/** The decimal separator of each language, with Latin digits (Spec 1 §1, the 19 languages). */
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

/** A text that is not one unambiguous number in `language`. */
export class NotATypedDecimal extends Data.TaggedError("NotATypedDecimal")<{
	readonly text: string;
	readonly language: LanguageCode;
	readonly reason: "empty" | "not a number" | "ambiguous number" | "below zero";
}> {}

/** The decimal separator of `language`. */
export const shownDecimalMark = (language: LanguageCode): "." | "," => decimalMarks[language];

/** `value` as typed in `language`, without grouping; `readTypedDecimal` returns the same value. */
export const writeTypedDecimal = (value: Decimal, language: LanguageCode): string =>
	toText(value).replace(".", decimalMarks[language]);

/**
 * Reads a figure of zero or more typed in `language` (Spec 1 §5). Grouping is not supported: two separators are an
 * error. The separator of another language is the decimal one only if it cannot be grouping (`1,5` and `0,001` in
 * English), else the figure is ambiguous (`1,234`). `٫` is always a decimal separator. Digits of all scripts of the
 * 19 languages are accepted.
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
 * Rewrites a typed figure in another language, so that the value does not change. Unreadable text stays, and so does
 * text in the same language, because input may be incomplete (`12.`).
 */
export const translateTypedDecimal = (text: string, from: LanguageCode, to: LanguageCode): string =>
	from === to
		? text
		: Result.match(readTypedDecimal(text, from), {
				onFailure: () => text,
				onSuccess: (value) => writeTypedDecimal(value, to),
			});

const sameMark: Readonly<Record<string, string>> = { "．": ".", "，": ",", "،": ",", "−": "-" };
/** Surrounding spaces, and the invisible direction marks of right-to-left keyboards. */
const around = /^[\s\u200e\u200f\u061c]+|[\s\u200e\u200f\u061c]+$/gu;

const inLatin = (text: string): string =>
	Array.from(inLatinDigits(text.replace(around, "")), (letter) => sameMark[letter] ?? letter).join("");
