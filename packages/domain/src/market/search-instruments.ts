import { foldedText } from "../input/folded-text.ts";
import type { Instrument } from "./instrument.ts";
import { codesLike, codesMeantBy } from "./search-aliases.ts";

/**
 * The instruments whose symbol or code contains the text (Spec 1 §2, Product search). Case, accents, spaces, separators
 * (`EUR/USD`, `eur usd`) and the script of digits are ignored. An empty text finds all in the list's order; separators alone find
 * nothing. Symbols and codes that are the text come first, then those that begin with it, then those with a word that begins with
 * it, then instruments that match by an alias (`jpn`, `nasdaq`) or by a name of theirs in any language, whose codes are `named`
 * (`xau`). Letters within words match from three on. Where nothing matches, letters may be left out: `gld` finds gold
 * (docs/assumptions/market.md, A-769).
 */
export const searchInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
	named: readonly string[] = [],
): readonly Listed[] => {
	const term = bare(text);
	if (term === "") return text.trim() === "" ? list : [];
	const meant = [...codesMeantBy(term), ...named];
	const rankOf = ({ symbol, code }: Listed): number => {
		const own = Math.min(rankIn(symbol, term), rankIn(code, term));
		return own > ranks.alias && meant.some((part) => bare(code).includes(part)) ? ranks.alias : own;
	};
	const ranked = list.map((instrument) => ({ instrument, rank: rankOf(instrument) }));
	const matches = Object.values(ranks).flatMap((rank) =>
		ranked.flatMap((each) => (each.rank === rank ? [each.instrument] : [])),
	);
	if (matches.length > 0) return matches;
	const like = codesLike((alias) => isShortFor(term, alias));
	return list.filter(({ symbol, code }) => {
		const own = bare(code);
		return (
			[bare(symbol), own].some((name) => isShortFor(term, name)) || like.some((each) => own.includes(each))
		);
	});
};

/** In the order in which matches are listed. */
const ranks = { equal: 0, start: 1, word: 2, alias: 3, within: 4 } as const;

/** How a symbol or code matches; infinite if it does not. */
const rankIn = (name: string, term: string): number => {
	const own = bare(name);
	if (own === term) return ranks.equal;
	if (own.startsWith(term)) return ranks.start;
	if (wordEndsOf(name).some((end) => end.startsWith(term))) return ranks.word;
	const isWithin = own.includes(term) && (term.length >= minLength || unspaced.test(term));
	return isWithin ? ranks.within : Number.POSITIVE_INFINITY;
};

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The name from each of its words on: words of a text, the two currencies of a code, letters and digits. */
const wordEndsOf = (name: string): readonly string[] => {
	const words = foldedText(/^[A-Z]{6}$/.test(name) ? `${name.slice(0, 3)} ${name.slice(3)}` : name).split(
		/[\s/._-]+|(?<=\p{L})(?=\d)/u,
	);
	return words.map((_, at) => words.slice(at).join(""));
};

/** Shorter terms stand for too many names. */
const minLength = 3;

/** Whether `term` has the first letter of `name` and then only letters of it, in their order. */
const isShortFor = (term: string, name: string): boolean => {
	if (term.length < minLength || term[0] !== name[0]) return false;
	let from = 0;
	for (const letter of term) {
		from = name.indexOf(letter, from) + 1;
		if (from === 0) return false;
	}
	return true;
};

const bare = (text: string): string => foldedText(text).replace(/[\s/._-]/g, "");
