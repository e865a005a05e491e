import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, price, quantity } from "../money/decimal.ts";
import { type Candle, periodSeconds, periods } from "./candle.ts";
import {
	type CandleSeries,
	emptySeries,
	maxBars,
	seriesOf,
	withCandle,
	withHistory,
} from "./candle-series.ts";

const bar = (time: number, close = "1", volume = "1"): Candle => ({
	time,
	open: price(decimal("1")),
	high: price(decimal("2")),
	low: price(decimal("0.5")),
	close: price(decimal(close)),
	volume: quantity(decimal(volume)),
});
const times = ({ candles }: CandleSeries) => candles.map(({ time }) => time);
const minutes = (...numbers: number[]) => numbers.map((minute) => bar(minute * 60));
const series = seriesOf(minutes(1, 2, 3));
const isAscending = (list: readonly number[]) =>
	list.every((time, index) => index === 0 || time > (list[index - 1] ?? time));

describe("Spec 1 §7, KLINE: a live bar", () => {
	test("with the time of the last one replaces it", () => {
		const newer = bar(180, "1.5", "2");
		expect(withCandle(series, newer, "1M")).toEqual({
			candles: [...series.candles.slice(0, 2), newer],
			change: "replace",
			hasGap: false,
		});
	});

	test("after the last one is appended", () => {
		const next = bar(240);
		expect(withCandle(series, next, "1M")).toEqual({
			candles: [...series.candles, next],
			change: "append",
			hasGap: false,
		});
	});

	test("keeps the identity of unchanged bars", () => {
		const after = withCandle(series, bar(240), "1M");
		expect(after.candles.slice(0, 3).every((candle, index) => candle === series.candles[index])).toBe(true);
	});

	test("starts an empty series", () => {
		expect(withCandle(emptySeries, bar(60), "1M")).toEqual({
			candles: [bar(60)],
			change: "reset",
			hasGap: false,
		});
	});
});

describe("Pitfall 11: bars t, t−1, t, gap, DST hour", () => {
	test("a late bar is inserted, and the chart has to be redrawn", () => {
		const late = bar(120, "1.7", "5");
		const after = withCandle(series, late, "1M");
		expect([times(after), after.candles[1], after.change]).toEqual([[60, 120, 180], late, "reset"]);
	});

	test("an older state of a finished bar changes nothing", () => {
		const full = withCandle(series, bar(120, "1.7", "5"), "1M");
		const after = withCandle(full, bar(120, "1.1", "4"), "1M");
		expect([after.candles, after.change]).toEqual([full.candles, "none"]);
	});

	test("a late bar closes its gap", () => {
		const after = withCandle(seriesOf(minutes(1, 3)), bar(120), "1M");
		expect([times(after), after.change]).toEqual([[60, 120, 180], "reset"]);
	});

	test("a bar from before the series changes nothing", () => {
		const after = withCandle(series, bar(0), "1M");
		expect([times(after), after.change]).toEqual([[60, 120, 180], "none"]);
	});

	test("t, t−1, t and t again: strictly ascending", () => {
		const steps = [bar(240), bar(180), bar(240), bar(240)];
		const after = steps.reduce((shown, candle) => withCandle(shown, candle, "1M"), series);
		expect(times(after)).toEqual([60, 120, 180, 240]);
	});

	test.each(periods)("two periods of %s without a bar are a gap, one is not", (period) => {
		const length = periodSeconds[period];
		const one = seriesOf([bar(0)]);
		expect(withCandle(one, bar(length), period).hasGap).toBe(false);
		expect(withCandle(one, bar(2 * length - 1), period).hasGap).toBe(false);
		expect(withCandle(one, bar(2 * length), period)).toMatchObject({ change: "append", hasGap: true });
	});

	test("a gap remains until the history is read", () => {
		const gaping = withCandle(series, bar(600), "1M");
		expect(withCandle(gaping, bar(660), "1M").hasGap).toBe(true);
		expect(withHistory(minutes(1, 2, 3), [bar(600)], "1M").hasGap).toBe(false);
	});

	test("the hour that occurs twice when the clocks go back, and the day of 25 hours", () => {
		const hours = seriesOf([bar(0), bar(3600), bar(7200)]);
		expect(times(withCandle(hours, bar(3600, "1.3", "9"), "1H"))).toEqual([0, 3600, 7200]);
		expect(withCandle(seriesOf([bar(0)]), bar(90_000), "1D").hasGap).toBe(false);
	});
});

describe("History", () => {
	test("in any order, with repeated bars, becomes ascending; the later state of a bar counts", () => {
		const listed = [bar(180), bar(60), bar(180, "1.9"), bar(120)];
		expect(seriesOf(listed)).toEqual({
			candles: [bar(60), bar(120), bar(180, "1.9")],
			change: "reset",
			hasGap: false,
		});
	});

	test("is merged below the bars that arrived during its reading", () => {
		const after = withHistory(minutes(1, 2, 3), [bar(180, "1.8"), bar(240)], "1M");
		expect([times(after), after.candles[2], after.change]).toEqual([
			[60, 120, 180, 240],
			bar(180, "1.8"),
			"reset",
		]);
	});
});

describe("In any order of bars", () => {
	const candle = fc
		.record({
			time: fc.integer({ min: 0, max: 40 }).map((minute) => minute * 60),
			volume: fc.integer({ min: 0, max: 9 }),
		})
		.map(({ time, volume }) => bar(time, "1", String(volume)));

	test("the series stays strictly ascending, and reports the right change to the chart", () => {
		fc.assert(
			fc.property(fc.array(candle), fc.array(candle), (history, live) => {
				let shown = seriesOf(history);
				expect(isAscending(times(shown))).toBe(true);
				for (const next of live) {
					const before = shown;
					shown = withCandle(before, next, "1M");
					expect(isAscending(times(shown))).toBe(true);
					if (shown.change === "none") expect(shown.candles).toBe(before.candles);
					if (shown.change === "append") expect(shown.candles.slice(0, -1)).toEqual(before.candles);
					if (shown.change === "replace")
						expect(shown.candles.slice(0, -1)).toEqual(before.candles.slice(0, -1));
				}
			}),
		);
	});

	test("a series never grows beyond 10,000 bars", () => {
		let shown = seriesOf(Array.from({ length: maxBars + 5 }, (_, minute) => bar(minute * 60)));
		expect([shown.candles.length, shown.candles[0]?.time]).toEqual([maxBars, 5 * 60]);
		shown = withCandle(shown, bar((maxBars + 5) * 60), "1M");
		expect([shown.candles.length, shown.change, shown.candles.at(-1)?.time]).toEqual([
			9000,
			"reset",
			(maxBars + 5) * 60,
		]);
		shown = withCandle(shown, bar(60 * (maxBars + 6)), "1M");
		expect([shown.candles.length, shown.change]).toEqual([9001, "append"]);
	});
});
