import { type Candle, type Period, periodSeconds } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { TradeMark } from "./trade-mark.ts";

export interface PlacedMark {
	readonly mark: TradeMark;
	/** The start of the mark's bar. */
	readonly time: number;
}

/**
 * Puts each mark on the bar of its moment, or on the next one if only that one contains its price: a tick may fall
 * between two bars. Marks whose price is in neither bar, or which lie outside the bars, are left out: the platform
 * does not report the fill time of a pending order, so the mark would be at a wrong place.
 */
export const placeMarks = (
	marks: readonly TradeMark[],
	bars: readonly Candle[],
	period: Period,
): readonly PlacedMark[] =>
	marks.flatMap((mark) => {
		const index = lastUpTo(bars, mark.time);
		const bar = bars[index];
		if (!bar) return [];
		const isOver = index === bars.length - 1 && mark.time >= bar.time + 2 * periodSeconds[period];
		const found = isOver ? undefined : [bar, bars[index + 1]].find((one) => one && had(one, mark.price));
		return found ? [{ mark, time: found.time }] : [];
	});

const had = ({ high, low }: Candle, price: Price): boolean =>
	BigDecimal.isLessThanOrEqualTo(low, price) && BigDecimal.isGreaterThanOrEqualTo(high, price);

/** Index of the last bar that begins at `time` or before; −1 before the first one. */
const lastUpTo = (bars: readonly Candle[], time: number): number => {
	let [from, to] = [0, bars.length];
	while (from < to) {
		const middle = (from + to) >>> 1;
		if ((bars[middle]?.time ?? 0) <= time) from = middle + 1;
		else to = middle;
	}
	return from - 1;
};
