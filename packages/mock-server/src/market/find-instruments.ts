import { instrumentCode, searchInstruments } from "@tradewind/domain/market";
import type { LanguageCode } from "@tradewind/domain/site";
import { textIn, wordsIn } from "../words/words.ts";
import { categories } from "./categories.ts";
import type { Instrument } from "./instrument.ts";

/** The instruments that match a text by symbol or code, then those of a category with this name in the language. */
export const findInstruments = (
	all: readonly Instrument[],
	text: string,
	language: LanguageCode,
): readonly Instrument[] => {
	const entries = all.map((instrument) => ({
		instrument,
		symbol: textIn(language, instrument.listing.symbol),
		code: instrumentCode(instrument.listing.code),
	}));
	const categoryIds = new Set<number>(
		Object.values(categories).flatMap(({ id, name }) =>
			wordsIn(language, name).toLowerCase() === text.trim().toLowerCase() ? [id] : [],
		),
	);
	const found = searchInstruments(entries, text).map(({ instrument }) => instrument);
	return [
		...found,
		...all.filter((each) => categoryIds.has(each.listing.categoryId) && !found.includes(each)),
	];
};
