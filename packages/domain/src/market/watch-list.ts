import type { Instrument, InstrumentCode } from "./instrument.ts";

/** What a customer has marked, in the order of marking, and what they looked at last, the latest first. Kept on the device. */
export interface WatchList {
	readonly favourites: readonly InstrumentCode[];
	readonly recent: readonly InstrumentCode[];
}

/** How much is kept; the oldest gives way. */
export const watchLimits = { favourites: 200, recent: 12 } as const;

/** Marks an instrument, or takes its mark away. */
export const withFavouriteToggled = (list: WatchList, code: InstrumentCode): WatchList => {
	const others = list.favourites.filter((each) => each !== code);
	const isMarked = others.length < list.favourites.length;
	return { ...list, favourites: isMarked ? others : [...others, code].slice(-watchLimits.favourites) };
};

/** Puts an instrument first among those that were looked at. */
export const withViewed = (list: WatchList, code: InstrumentCode): WatchList =>
	list.recent[0] === code
		? list
		: {
				...list,
				recent: [code, ...list.recent.filter((each) => each !== code)].slice(0, watchLimits.recent),
			};

/** The instruments of the codes, in the codes' order; one that isn't traded any more is left out. */
export const instrumentsOf = <Listed extends Pick<Instrument, "code">>(
	list: readonly Listed[],
	codes: readonly InstrumentCode[],
): readonly Listed[] => {
	const byCode = new Map(list.map((each) => [each.code, each]));
	return codes.flatMap((code) => byCode.get(code) ?? []);
};
