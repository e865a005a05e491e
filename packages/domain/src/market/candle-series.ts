import { BigDecimal } from "effect";
import { type Candle, type Period, periodSeconds } from "./candle.ts";

/** Maximum number of bars in a live series; more bars slow the chart down. */
export const maxBars = 10_000;
/** Number of bars after trimming. Trimming is rare, not once per bar. */
const barsAfterTrim = 9_000;

/**
 * Bars of one instrument and period, strictly ascending. `change` is the last change for the chart: `append` and
 * `replace` affect only the last bar, `reset` anything else.
 */
export interface CandleSeries {
	readonly candles: readonly Candle[];
	readonly change: "reset" | "append" | "replace" | "none";
	/** Bars are missing before the last one: the history has to be read again. */
	readonly hasGap: boolean;
}

export const emptySeries: CandleSeries = { candles: [], change: "reset", hasGap: false };

/** A series from bars in any order; of bars with the same time the last one counts. */
export const seriesOf = (history: readonly Candle[]): CandleSeries => {
	const byTime = new Map(history.map((candle) => [candle.time, candle]));
	const candles = [...byTime.values()].sort((a, b) => a.time - b.time).slice(-maxBars);
	return { candles, change: "reset", hasGap: false };
};

/**
 * Adds a live bar: a newer one is appended, the last one replaced, a late one inserted. A bar that starts two periods
 * or more after the last one leaves a gap. Never throws for any order (Spec 1 §7, KLINE).
 */
export const withCandle = (series: CandleSeries, candle: Candle, period: Period): CandleSeries => {
	const { candles, hasGap } = series;
	const last = candles.at(-1);
	if (last === undefined) return { candles: [candle], change: "reset", hasGap };
	if (candle.time === last.time)
		return { candles: [...candles.slice(0, -1), candle], change: "replace", hasGap };
	if (candle.time < last.time) return withLateCandle(series, candle);
	const missesOne = candle.time - last.time >= 2 * periodSeconds[period];
	return candles.length < maxBars
		? { candles: [...candles, candle], change: "append", hasGap: hasGap || missesOne }
		: {
				candles: [...candles.slice(1 - barsAfterTrim), candle],
				change: "reset",
				hasGap: hasGap || missesOne,
			};
};

/** Merges history with the bars that arrived during its reading. Gaps within the history itself do not count. */
export const withHistory = (
	history: readonly Candle[],
	buffered: readonly Candle[],
	period: Period,
): CandleSeries => {
	const merged = buffered.reduce((series, candle) => withCandle(series, candle, period), seriesOf(history));
	return { candles: merged.candles, change: "reset", hasGap: false };
};

/** The volume of a finished bar only grows: a bar with less volume is an older state and is ignored. */
const withLateCandle = (series: CandleSeries, candle: Candle): CandleSeries => {
	const { candles } = series;
	const place = candles.findIndex(({ time }) => time >= candle.time);
	const next = candles[place];
	const isKnown = next?.time === candle.time;
	const isOlderThanAll = place === 0 && !isKnown;
	const isOlderState =
		isKnown && !!candle.volume && !!next.volume && BigDecimal.isLessThan(candle.volume, next.volume);
	if (isOlderThanAll || isOlderState) return { ...series, change: "none" };
	return { ...series, candles: candles.toSpliced(place, isKnown ? 1 : 0, candle), change: "reset" };
};
