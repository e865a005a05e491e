import type { Instrument, InstrumentCode } from "../market/instrument.ts";
import { searchInstruments } from "../market/search-instruments.ts";
import { instrumentsOf } from "../market/watch-list.ts";

/**
 * What is shown for a text: at once what the list itself finds, and once the platform has answered, below it, what only
 * the platform has found; so nothing that is on the screen moves when the answer comes.
 */
export const foundInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	text: string,
	answered: readonly InstrumentCode[] | undefined,
): readonly Listed[] => {
	const here = searchInstruments(list, text);
	return [...here, ...instrumentsOf(list, answered ?? []).filter((each) => !here.includes(each))];
};
