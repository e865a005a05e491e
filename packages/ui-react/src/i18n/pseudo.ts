import type { Words } from "./translator.ts";

/** Languages for development: English with accents, 40 % longer; the second one from right to left. */
export const pseudoLocales = ["pseudo", "pseudo-rtl"] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

/** The pseudo-locale that the query of an address asks for: `?lang=pseudo`. */
export const pseudoIn = (query: string): PseudoLocale | undefined => {
	const asked = new URLSearchParams(query).get("lang");
	return pseudoLocales.find((locale) => locale === asked);
};

/** English words in a pseudo-locale. Facts stay, and so does the name of a key. */
export const pseudoWords = (words: Words, locale: PseudoLocale): Words =>
	Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoText(text, locale)]));

/**
 * `text` with an accent on each letter and 40 % more of them: its vowels are repeated, and if it has too few, short words are
 * added. In `pseudo-rtl` it is marked as a text from right to left.
 */
export const pseudoText = (text: string, locale: PseudoLocale): string => {
	const parts = text.split(/(\{\{\w+\}\})/);
	const words = parts.filter((_, index) => index % 2 === 0);
	let missing = Math.ceil(words.join("").length * 0.4);
	const lengthen = (letter: string): string => {
		if (missing === 0 || !/[aeiou]/i.test(letter)) return letter;
		missing -= 1;
		return letter + letter.toLowerCase();
	};
	const longer = parts.map((part, index) =>
		index % 2 === 0 ? Array.from(part, (letter) => accented(lengthen(letter))).join("") : part,
	);
	const shown = longer.join("") + padding.repeat(Math.ceil(missing / padding.length)).slice(0, missing);
	return locale === "pseudo-rtl" ? `\u200f${shown}\u200f` : shown;
};

const padding = " ôñê ţŵô";

const accented = (letters: string): string =>
	Array.from(letters, (letter) => accents.get(letter) ?? letter).join("");

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const marked = "áƀçđêƒĝĥîĵķļɱñôþǫřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ";
const accents = new Map(Array.from(plain, (letter, index) => [letter, Array.from(marked)[index] ?? letter]));
