import { instrumentCode, searchInstruments } from "@tradewind/domain/market";
import type { Language } from "../api/language.ts";
import { categories } from "./categories.ts";
import type { Instrument } from "./instrument.ts";

/** The instruments that a text finds: by symbol or code, then those whose category is named so in the language. */
export const findInstruments = (
	all: readonly Instrument[],
	text: string,
	language: Language,
): readonly Instrument[] => {
	const entries = all.map((instrument) => ({
		instrument,
		symbol: instrument.listing.symbol,
		code: instrumentCode(instrument.listing.code),
	}));
	const named = new Set<number>(
		Object.values(categories).flatMap(({ id, name }) =>
			name[language].toLowerCase() === text.trim().toLowerCase() ? [id] : [],
		),
	);
	const found = searchInstruments(entries, text).map(({ instrument }) => instrument);
	return [...found, ...all.filter((each) => named.has(each.listing.categoryId) && !found.includes(each))];
};
