import {
	type Candle,
	candlesMachine,
	createQuoteBoard,
	instrumentCode,
	instrumentId,
} from "@tradewind/domain/market";
import { decimal, price, quantity, rate, toText } from "@tradewind/domain/money";
import type { QueryError } from "@tradewind/domain/request";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { drawPrices } from "./draw-prices.ts";

const euro = { id: instrumentId(1), code: instrumentCode("EURUSD") };

const barAt = (minute: number, close: string): Candle => ({
	time: minute * 60,
	open: price(decimal("1.1")),
	high: price(decimal("1.2")),
	low: price(decimal("1")),
	close: price(decimal(close)),
	volume: quantity(decimal("1")),
});

let frames: (() => void)[] = [];
const nextFrames = () => {
	for (let count = 0; count < 2; count++) for (const run of frames.splice(0)) run();
};

beforeEach(() => {
	frames = [];
	vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
	vi.stubGlobal("cancelAnimationFrame", () => {
		frames = [];
	});
});
afterEach(() => vi.unstubAllGlobals());

const start = async () => {
	const candles = createActor(
		candlesMachine.provide({
			actors: {
				readCandles: fromPromise(
					async (): Promise<Result.Result<readonly Candle[], QueryError>> =>
						Result.succeed([barAt(1, "1.11")]),
				),
			},
		}),
		{ input: { instrument: euro, period: "1M" } },
	).start();
	await vi.waitFor(() => expect(candles.getSnapshot().matches("live")).toBe(true));
	const quotes = createQuoteBoard();
	const shown: unknown[] = [];
	const end = drawPrices(
		candles,
		quotes,
		{ show: (bars, latest) => shown.push([bars.length, latest && toText(latest)]) },
		() => {},
	);
	const quote = (madeAt: number, worth: string, code = euro.code) =>
		quotes.apply([
			{
				code,
				price: price(decimal(worth)),
				change: rate(decimal("0")),
				madeAt: instant(madeAt),
				receivedAt: instant(madeAt),
			},
		]);
	const push = (candle: Candle) => candles.send({ type: "candle", code: euro.code, period: "1M", candle });
	return { shown, quote, push, end };
};

test("A-960: the latest price of the chart is that of the newest quote, also between two pushes of its bar", async () => {
	const { shown, quote, push } = await start();
	expect(shown).toEqual([[1, "1.11"]]);
	quote(1, "1.12");
	quote(2, "1.13");
	nextFrames();
	expect(shown.slice(1)).toEqual([[1, "1.13"]]);
	push(barAt(2, "1.12"));
	nextFrames();
	expect(shown.slice(2)).toEqual([[2, "1.13"]]);
});

test("a quote of another instrument, and one after the end, draw nothing", async () => {
	const { shown, quote, end } = await start();
	quote(1, "150", instrumentCode("USDJPY"));
	nextFrames();
	quote(2, "1.12");
	end();
	nextFrames();
	expect(shown).toEqual([[1, "1.11"]]);
});
