import { BigDecimal } from "effect";
import { type Candle, type Period, periodSeconds } from "./candle.ts";

/** The most bars a live series keeps; a chart slows down beyond. */
export const maxBars = 10_000;
/** What is left when a series outgrows that: a cut now and then, not at every bar. */
const barsAfterTrim = 9_000;

/**
 * Bars of one instrument and period, strictly ascending. `change` tells a chart what the last step was: `append` and
 * `replace` concern the last bar alone, `reset` anything else.
 */
export interface CandleSeries {
	readonly candles: readonly Candle[];
	readonly change: "reset" | "append" | "replace" | "none";
	/** Bars are missing before the last one: history has to be read again. */
	readonly hasGap: boolean;
}

export const emptySeries: CandleSeries = { candles: [], change: "reset", hasGap: false };

/** A series of bars in any order; of bars with the same time the later one in the list counts. */
export const seriesOf = (history: readonly Candle[]): CandleSeries => {
	const byTime = new Map(history.map((candle) => [candle.time, candle]));
	const candles = [...byTime.values()].sort((a, b) => a.time - b.time).slice(-maxBars);
	return { candles, change: "reset", hasGap: false };
};

/**
 * Takes a live bar in: a newer one is appended, the last one replaced, a late one put in its place. A bar that starts
 * two periods or more after the last one leaves a gap. Never throws, whatever the order (Spec 1 §7, KLINE).
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

/** Puts history under the bars that came while it was read; a gap that history itself has is none. */
export const withHistory = (
	history: readonly Candle[],
	buffered: readonly Candle[],
	period: Period,
): CandleSeries => {
	const merged = buffered.reduce((series, candle) => withCandle(series, candle, period), seriesOf(history));
	return { candles: merged.candles, change: "reset", hasGap: false };
};

/** A finished bar only grows in volume: one with less is an older state of it and says nothing new. */
const withLateCandle = (series: CandleSeries, candle: Candle): CandleSeries => {
	const { candles } = series;
	const place = candles.findIndex(({ time }) => time >= candle.time);
	const next = candles[place];
	const isKnown = next?.time === candle.time;
	const isOlderThanAll = place === 0 && !isKnown;
	const isOlderState = isKnown && BigDecimal.isLessThan(candle.volume, next.volume);
	if (isOlderThanAll || isOlderState) return { ...series, change: "none" };
	return { ...series, candles: candles.toSpliced(place, isKnown ? 1 : 0, candle), change: "reset" };
};
