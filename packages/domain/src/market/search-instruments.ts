import { foldedText } from "../input/folded-text.ts";
import type { Instrument } from "./instrument.ts";
import { codesMeantBy } from "./search-aliases.ts";

/**
 * The instruments whose symbol or code contains the text (Spec 1 §2, Product search). Case, accents, spaces, separators
 * (`EUR/USD`, `eur usd`) and the script of digits are ignored. Matches at the start come first. An empty text finds all in the
 * list's order; separators alone find nothing. Instruments that match by an alias (`jpn`, `nasdaq`) come last.
 */
export const searchInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
): readonly Listed[] => {
	const term = bare(text);
	if (term === "") return text.trim() === "" ? list : [];
	const place = ({ symbol, code }: Listed): number => {
		const places = [bare(symbol).indexOf(term), bare(code).indexOf(term)].filter((at) => at >= 0);
		return places.length === 0 ? -1 : Math.min(...places);
	};
	const found = list.filter((instrument) => place(instrument) >= 0);
	const meant = codesMeantBy(term);
	return [
		...found.filter((instrument) => place(instrument) === 0),
		...found.filter((instrument) => place(instrument) > 0),
		...list.filter(
			(instrument) => place(instrument) < 0 && meant.some((code) => bare(instrument.code).includes(code)),
		),
	];
};

const bare = (text: string): string => foldedText(text).replace(/[\s/._-]/g, "");
