import { type Candle, type Period, periodSeconds } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { TradeMark } from "./trade-mark.ts";

export interface PlacedMark {
	readonly mark: TradeMark;
	/** The start of its bar. */
	readonly time: number;
}

/**
 * Sets each mark on the bar of its moment, or on the next one where only that one had its price: a tick may fall between
 * two bars. One whose price neither had is left out, like one from before the bars or after them: the platform doesn't
 * say when a waiting order was filled, and a mark at a place where the price never was would be a lie.
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

/** The place of the last bar that begins at `time` or before; −1 before the first one. */
const lastUpTo = (bars: readonly Candle[], time: number): number => {
	let [from, to] = [0, bars.length];
	while (from < to) {
		const middle = (from + to) >>> 1;
		if ((bars[middle]?.time ?? 0) <= time) from = middle + 1;
		else to = middle;
	}
	return from - 1;
};
