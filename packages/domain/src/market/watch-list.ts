import type { Instrument, InstrumentCode } from "./instrument.ts";

/**
 * A customer's favourites in the order of marking, and the last viewed instruments, newest first. Stored on the
 * device.
 */
export interface WatchList {
	readonly favourites: readonly InstrumentCode[];
	readonly recent: readonly InstrumentCode[];
}

/** Size limits; the oldest entry is dropped. */
export const watchLimits = { favourites: 200, recent: 12 } as const;

/** Adds or removes a favourite. */
export const withFavouriteToggled = (list: WatchList, code: InstrumentCode): WatchList => {
	const others = list.favourites.filter((each) => each !== code);
	const isMarked = others.length < list.favourites.length;
	return { ...list, favourites: isMarked ? others : [...others, code].slice(-watchLimits.favourites) };
};

/** Puts an instrument first among the viewed ones. */
export const withViewed = (list: WatchList, code: InstrumentCode): WatchList =>
	list.recent[0] === code
		? list
		: {
				...list,
				recent: [code, ...list.recent.filter((each) => each !== code)].slice(0, watchLimits.recent),
			};

/** The instruments of the codes, in the order of the codes; unlisted ones are omitted. */
export const instrumentsOf = <Listed extends Pick<Instrument, "code">>(
	list: readonly Listed[],
	codes: readonly InstrumentCode[],
): readonly Listed[] => {
	const byCode = new Map(list.map((each) => [each.code, each]));
	return codes.flatMap((code) => byCode.get(code) ?? []);
};
