import { realtime } from "@tradewind/contracts";
import { instrumentCode, periods } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeFrame } from "./encode-frame.ts";
import { incomingOf, quoteOf } from "./incoming.ts";
import { readFrame } from "./read-frame.ts";
import { periodOfWire } from "./topics.ts";

const figure = (min: number) =>
	fc
		.tuple(fc.bigInt({ min: BigInt(min), max: 10n ** 15n }), fc.stringMatching(/^(\.\d{1,18})?$/))
		.map(([whole, fraction]) => `${whole}${fraction}`);
const seconds = fc.nat();
const candle = fc.record({
	Period: fc.constantFrom("1min", "5min", "15min", "30min", "60min", "1day"),
	Time: seconds,
	Open: figure(0),
	High: figure(0),
	Low: figure(0),
	Close: figure(0),
	Volume: figure(0),
});

test("a candle of the contract is read with its exact figures", () => {
	fc.assert(
		fc.property(candle, (data) => {
			const frame = Result.getOrThrow(readFrame(JSON.stringify({ type: "KLINE", symbol: "EURUSD", data })));
			expect(frame).toEqual({ type: "KLINE", symbol: "EURUSD", data });
			const incoming = frame.type === "KLINE" ? incomingOf(frame) : undefined;
			expect(incoming).toEqual({
				type: "candle",
				code: "EURUSD",
				period: periodOfWire[data.Period],
				candle: {
					time: data.Time,
					open: decimal(data.Open),
					high: decimal(data.High),
					low: decimal(data.Low),
					close: decimal(data.Close),
					volume: decimal(data.Volume),
				},
			});
		}),
		{ seed: 1 },
	);
});

test("a quote of the contract is read with its exact figures and sign", () => {
	fc.assert(
		fc.property(figure(0), figure(-1_000), fc.nat(), (close, change, time) => {
			const frame = { type: "DAY_MARKET", symbol: "EURUSD", time, quotation: { close, change } } as const;
			expect(readFrame(JSON.stringify(frame))).toEqual(Result.succeed(frame));
			expect(quoteOf(frame, instant(5))).toEqual({
				code: "EURUSD",
				price: decimal(close),
				change: decimal(change),
				madeAt: time,
				receivedAt: 5,
			});
		}),
		{ seed: 1 },
	);
});

test("no text makes it throw", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (text) => Result.isFailure(readFrame(text))),
		{ seed: 1 },
	);
});

test("a frame that is not text is dropped", () => {
	expect(Result.isFailure(readFrame(new ArrayBuffer(1)))).toBe(true);
});

test("every period has a name on the wire", () => {
	expect(Object.values(periodOfWire)).toEqual(periods);
});

test("an encoded frame fits the contract", () => {
	const fits = Schema.is(realtime.ClientFrame);
	const code = instrumentCode("EURUSD");
	expect(fits(encodeFrame({ type: "subscribe", topic: { of: "candles", code } }))).toBe(true);
});
