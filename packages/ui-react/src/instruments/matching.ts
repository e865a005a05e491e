import type { Instrument } from "@tradewind/domain";

/** The instruments of `category` (all without one) whose symbol or code has what is typed; marks and case don't count. */
export const matching = <Listed extends Pick<Instrument, "code" | "symbol" | "categoryId">>(
	instruments: readonly Listed[],
	typed: string,
	category: number | undefined,
): readonly Listed[] => {
	const wanted = bare(typed);
	return instruments.filter(
		(instrument) =>
			(category === undefined || instrument.categoryId === category) &&
			(bare(instrument.symbol).includes(wanted) || bare(instrument.code).includes(wanted)),
	);
};

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
