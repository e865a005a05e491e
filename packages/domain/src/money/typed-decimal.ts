import { Data, Result } from "effect";
import { inLatinDigits } from "../input/latin-digits.ts";
import type { LanguageCode } from "../site/language.ts";
import { type Decimal, parseDecimal, toText } from "./decimal.ts";

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
 * Reads a figure of zero or more typed in `language` (Spec 1 §5), also with grouping: every text has the same value in
 * each language that reads it. A space, an apostrophe and `٬` only group, `٫` is always the decimal separator. A point or
 * comma groups if it occurs twice or another separator of decimals follows. A single one is the decimal separator, except
 * where it may be the grouping of another convention (`1,234` in English, `1.234` in German): that figure is ambiguous.
 * Digits of all scripts of the 19 languages are accepted.
 */
export const readTypedDecimal = (
	text: string,
	language: LanguageCode,
): Result.Result<Decimal, NotATypedDecimal> => {
	const refuse = (reason: NotATypedDecimal["reason"]) =>
		Result.fail(new NotATypedDecimal({ text, language, reason }));
	const plain = inLatin(text);
	if (plain === "") return refuse("empty");
	if (!/^[-+]?[\d.,٫٬' ]*\d[\d.,٫٬']*$/u.test(plain)) return refuse("not a number");
	if (plain.startsWith("-")) return refuse("below zero");
	const parts = partsOf(plain.replace(/^\+ ?/u, ""), decimalMarks[language]);
	if (parts === undefined) return refuse("ambiguous number");
	return Result.mapError(
		parseDecimal(`${parts.whole || "0"}.${parts.fraction || "0"}`),
		() => new NotATypedDecimal({ text, language, reason: "not a number" }),
	);
};

interface Parts {
	/** Without grouping. */
	readonly whole: string;
	readonly fraction: string;
}

/** The digits before and after the decimal separator of an unsigned figure; `undefined` if they are not certain. */
const partsOf = (unsigned: string, own: "." | ","): Parts | undefined => {
	const marks = unsigned.replace(/\d/gu, "");
	const last = marks.at(-1) ?? "";
	const hasFraction = /[.,٫]/u.test(last) && marks.indexOf(last) === marks.length - 1;
	const end = hasFraction ? unsigned.lastIndexOf(last) : unsigned.length;
	const [whole, fraction] = [unsigned.slice(0, end), unsigned.slice(end + 1)];
	if (!/^\d*$/u.test(whole)) {
		const isGrouped = groupings.some((pattern) => pattern.test(whole));
		return isGrouped ? { whole: whole.replace(/\D/gu, ""), fraction } : undefined;
	}
	const mayGroup = /[.,]/u.test(last) && last !== own;
	if (mayGroup && /^[1-9]\d{0,2}$/u.test(whole) && fraction.length === 3) return undefined;
	return { whole, fraction };
};

/** Groups of three digits, or as in Hindi a group of three after groups of two, with one separator. */
const groupings = [
	/^[1-9]\d{0,2}(?:([.,٬' ])\d{3})(?:\1\d{3})*$/u,
	/^[1-9]\d?(?:([.,٬' ])\d\d)(?:\1\d\d)*\1\d{3}$/u,
];

/**
 * Rewrites a typed figure in another language, so that the value does not change. Unreadable text stays, and so does
 * text in the same language, because input may be incomplete (`12.`). A figure that is ambiguous in one language stays so in the
 * other: `1,234` becomes `1.234`, of which it is not known whether the point groups.
 */
export const translateTypedDecimal = (text: string, from: LanguageCode, to: LanguageCode): string =>
	from === to
		? text
		: Result.match(readTypedDecimal(text, from), {
				onFailure: ({ reason }) =>
					reason === "ambiguous number" && Result.isSuccess(readTypedDecimal(text, to))
						? withMarksExchanged(inLatin(text))
						: text,
				onSuccess: (value) => writeTypedDecimal(value, to),
			});

const withMarksExchanged = (plain: string): string =>
	plain.replace(/[.,]/gu, (mark) => (mark === "." ? "," : "."));

/** Forms of one separator or sign: of keyboards in full width, of typography, and those that `Intl` writes. */
const sameMark: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries({
		".": "．。｡",
		",": "，،、",
		"'": "’‘＇",
		" ": "\u00a0\u2009\u202f\u3000",
		"-": "\u2212‐‑–－﹣",
		"+": "＋",
	}).flatMap(([mark, forms]) => Array.from(forms, (form) => [form, mark])),
);

/** Surrounding spaces, and the invisible direction marks of right-to-left keyboards and of copied figures. */
const unseen = /^\s+|\s+$|[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const inLatin = (text: string): string =>
	Array.from(inLatinDigits(text.replace(unseen, "").trim()), (letter) => sameMark[letter] ?? letter).join("");
