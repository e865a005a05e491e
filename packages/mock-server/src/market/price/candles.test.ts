import { describe, expect, test } from "vitest";
import { listings } from "../listings.ts";
import { createMarket } from "../market.ts";
import { joinBars } from "./bar.ts";
import { levels } from "./levels.ts";

const now = Date.UTC(2026, 2, 2, 10, 7, 31);

const instrumentOf = (code: string, seed = "candles") => {
	const market = createMarket(seed);
	for (const listing of listings) market.list(listing);
	const instrument = market.byCode(code);
	if (!instrument) throw new Error(code);
	return instrument;
};

const bare = ({ time: _, ...bar }: ReturnType<typeof bars>[number]) => bar;
const bars = (
	instrument: ReturnType<typeof instrumentOf>,
	period: "1min" | "5min",
	at: number,
	count: number,
) => instrument.bars(period, at, count);

describe("Spec 1 §3: candles of all periods agree with the quotes", () => {
	const steps = levels.slice(1).map((level, at) => [levels[at]?.period ?? "1day", level.period] as const);

	test.each(steps)("a %s candle equals its joined %s candles", (longer, shorter) => {
		const instrument = instrumentOf("US500");
		const seconds = levels.find(({ period }) => period === longer)?.seconds ?? 0;
		const shorterBars = instrument.bars(shorter, now, 120);
		const whole = instrument
			.bars(longer, now, 100)
			.filter(({ time }) => time >= (shorterBars[0]?.time ?? 0))
			.slice(1);
		const joined = whole.map(({ time }) => ({
			time,
			...joinBars(shorterBars.filter((bar) => bar.time >= time && bar.time < time + seconds).map(bare)),
		}));
		expect(whole.length).toBeGreaterThan(1);
		expect(joined).toEqual(whole);
	});

	test("the forming minute opens with its first quote, closes with the last and spans all", () => {
		const instrument = instrumentOf("BTCUSD");
		const minute = Math.floor(now / 60_000) * 60_000;
		const quotes: number[] = [];
		for (let at = minute; at <= now; at += 500) quotes.push(Number(instrument.price(at).value));
		const { volume: _, ...forming } = instrument.forming("1min", now) ?? { volume: 0 };
		expect(forming).toEqual({
			time: minute / 1000,
			open: quotes[0],
			high: Math.max(...quotes),
			low: Math.min(...quotes),
			close: quotes.at(-1),
		});
	});

	test("five hundred candles ascend, each opening where the previous one closed", () => {
		const history = instrumentOf("EURUSD").bars("5min", now, 500);
		expect(history).toHaveLength(500);
		const seams = history.slice(1).map((bar, at) => [bar.time - (history[at]?.time ?? 0), bar.open]);
		expect(seams).toEqual(history.slice(0, -1).map((bar) => [300, bar.close]));
	});

	test("an exchange's pause leaves a gap in the candles, not a flat line", () => {
		const instrument = instrumentOf("US500");
		const evening = Date.UTC(2026, 2, 2, 23, 30);
		const hours = instrument.bars("60min", evening, 4).map(({ time }) => new Date(time * 1000).getUTCHours());
		expect(hours).toEqual([19, 20, 22, 23]);
		expect([20, 21, 22].map((hour) => instrument.isOpen(Date.UTC(2026, 2, 2, hour, 30)))).toEqual([
			true,
			false,
			true,
		]);
	});

	test("the same seed gives the same history, another seed another one", () => {
		const closes = (seed: string) =>
			instrumentOf("EURUSD", seed)
				.bars("1day", now, 300)
				.map(({ close }) => close);
		expect(closes("a")).toEqual(closes("a"));
		expect(closes("a")).not.toEqual(closes("b"));
	});
});
