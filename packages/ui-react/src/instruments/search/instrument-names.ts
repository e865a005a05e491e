import { foldedText } from "@tradewind/domain/input";
import type { Instrument } from "@tradewind/domain/market";
import { languages } from "@tradewind/domain/site";
import { namesInLanguages } from "./names-in-languages.ts";

type Coded = Pick<Instrument, "code">;

/**
 * The parts of codes of which the text is a name in one of the app's languages, in small letters: `xau` for 黃金, `gold` or `oro`
 * (docs/assumptions/market.md, A-769). The names of currencies are those that the browser has, the others ours.
 */
export const codesNamed = (listed: readonly Coded[], text: string): readonly string[] => {
	const term = comparable(text);
	if (term === "") return [];
	const isUnspaced = unspaced.test(term);
	const isLong = isUnspaced || term.length >= minLength;
	const isName = (name: string): boolean =>
		name === term ||
		(isLong && (name.startsWith(term) || name.includes(` ${term}`) || (isUnspaced && name.includes(term))));
	return [...new Set(namesOf(listed).flatMap(([codes, names]) => (names.some(isName) ? codes : [])))];
};

/** Shorter texts are names only if they are equal to one: `or`, `öl`. */
const minLength = 3;

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const comparable = (text: string): string =>
	foldedText(text)
		.replace(/[\s/._-]+/g, " ")
		.trim();

type Named = readonly [codes: readonly string[], names: readonly string[]];

let known: { readonly listed: readonly Coded[]; readonly names: readonly Named[] } | undefined;

/** Kept, because a browser needs some milliseconds for all languages. */
const namesOf = (listed: readonly Coded[]): readonly Named[] => {
	if (known?.listed === listed) return known.names;
	const currencies = new Set(
		listed.flatMap(({ code }) => (/^[A-Z]{6}$/.test(code) ? [code.slice(0, 3), code.slice(3)] : [])),
	);
	const named: readonly Named[] = [
		...[...currencies].map((code): Named => [[code.toLowerCase()], inLanguages(code)]),
		...Object.entries(namesInLanguages).map(([codes, names]): Named => [codes.split(" "), listOf(names)]),
	];
	known = { listed, names: named };
	return named;
};

const listOf = (names: string): readonly string[] => names.split(", ").map(comparable);

const inLanguages = (code: string): readonly string[] =>
	languages
		.map(({ tag }) => new Intl.DisplayNames(tag, { type: "currency", fallback: "none" }).of(code) ?? "")
		.map(comparable)
		.filter((name) => name !== "");
