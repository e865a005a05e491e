import { foldedText } from "../input/folded-text.ts";
import type { Instrument } from "./instrument.ts";
import { codesLike, codesMeantBy } from "./search-aliases.ts";

/**
 * The instruments whose symbol or code contains the text (Spec 1 §2, Product search). Case, accents, spaces, separators
 * (`EUR/USD`, `eur usd`) and the script of digits are ignored. Matches at the start come first. An empty text finds all in the
 * list's order; separators alone find nothing. Instruments that match by an alias (`jpn`, `nasdaq`), or by a name of theirs in any
 * language, whose codes are `named` (`xau`), come last. Where nothing matches, letters may be left out: `gld` finds gold
 * (docs/assumptions/market.md, A-769).
 */
export const searchInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
	named: readonly string[] = [],
): readonly Listed[] => {
	const term = bare(text);
	if (term === "") return text.trim() === "" ? list : [];
	const place = ({ symbol, code }: Listed): number => {
		const places = [bare(symbol).indexOf(term), bare(code).indexOf(term)].filter((at) => at >= 0);
		return places.length === 0 ? -1 : Math.min(...places);
	};
	const found = list.filter((instrument) => place(instrument) >= 0);
	const meant = [...codesMeantBy(term), ...named];
	const matches = [
		...found.filter((instrument) => place(instrument) === 0),
		...found.filter((instrument) => place(instrument) > 0),
		...list.filter(
			(instrument) => place(instrument) < 0 && meant.some((code) => bare(instrument.code).includes(code)),
		),
	];
	if (matches.length > 0) return matches;
	const like = codesLike((alias) => isShortFor(term, alias));
	return list.filter(({ symbol, code }) => {
		const own = bare(code);
		return (
			[bare(symbol), own].some((name) => isShortFor(term, name)) || like.some((each) => own.includes(each))
		);
	});
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
