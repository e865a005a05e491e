import { barChange, type Candle } from "@tradewind/domain/market";
import type { Rate } from "@tradewind/domain/money";

export interface BarRead {
	readonly bar: Candle;
	readonly change: Rate | undefined;
	readonly index: number;
}

/** The bar that begins at `time`, or the latest one if there is none. */
export const readBar = (bars: readonly Candle[], time: number | undefined): BarRead | undefined => {
	const pointed = time === undefined ? -1 : bars.findIndex((bar) => bar.time === time);
	const index = pointed === -1 ? bars.length - 1 : pointed;
	const bar = bars[index];
	return bar && { bar, change: barChange(bar, bars[index - 1]), index };
};
