import { inLatinDigits } from "../money/latin-digits.ts";
import type { Instrument } from "./instrument.ts";

/**
 * The instruments that a text finds (Spec 1 §2, Product search): those whose symbol or code holds it, letter case, blanks,
 * the marks between the parts of a pair (`EUR/USD`, `eur usd`) and the script of digits aside; what starts with it comes
 * first. No text finds all, in the list's order; marks alone find nothing.
 */
export const searchInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
): readonly Listed[] => {
	const sought = bare(text);
	if (sought === "") return text.trim() === "" ? list : [];
	const place = ({ symbol, code }: Listed): number => {
		const places = [bare(symbol).indexOf(sought), bare(code).indexOf(sought)].filter((at) => at >= 0);
		return places.length === 0 ? -1 : Math.min(...places);
	};
	const found = list.filter((instrument) => place(instrument) >= 0);
	return [
		...found.filter((instrument) => place(instrument) === 0),
		...found.filter((instrument) => place(instrument) > 0),
	];
};

const bare = (text: string): string =>
	inLatinDigits(text)
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s/._-]/g, "");
