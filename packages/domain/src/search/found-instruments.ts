import type { Instrument, InstrumentCode } from "../market/instrument.ts";
import { searchInstruments } from "../market/search-instruments.ts";
import { instrumentsOf } from "../market/watch-list.ts";

/**
 * The instruments to show for a text: first those found in the list, then those found only by the platform, so that
 * visible rows do not move when the platform answers.
 */
export const foundInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
	answered: readonly InstrumentCode[] | undefined,
	/** The parts of codes that the text is a name of. */
	named: readonly string[] = [],
): readonly Listed[] => {
	const here = searchInstruments(list, text, named);
	return [...here, ...instrumentsOf(list, answered ?? []).filter((each) => !here.includes(each))];
};
