import { readWire, realtime } from "@tradewind/contracts";
import { userId } from "@tradewind/domain/copy-trading";
import { instrumentCode, periods } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeFrame } from "./encode-frame.ts";
import { incomingOf, quoteOf, tradeUpdateOf } from "./incoming.ts";
import { type BadFrame, readFrame } from "./read-frame.ts";
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

const order = fc.record(
	{ Id: fc.integer({ min: 1 }), UpdatePrice: figure(0), FactProfits: figure(-1_000) },
	{ requiredKeys: ["Id"] },
);
const frames = fc.oneof(
	candle.map((data) => ({ type: "KLINE", symbol: "EURUSD", data })),
	fc.record(
		{
			type: fc.constant("DAY_MARKET"),
			symbol: fc.constant("EURUSD"),
			time: fc.nat(),
			quotation: fc.record({ close: figure(0), change: figure(-1_000) }, { requiredKeys: ["close"] }),
		},
		{ requiredKeys: ["type", "symbol", "quotation"] },
	),
	fc.record({
		type: fc.constantFrom("FOREX_TRADE", "FOREX_FOLLOW_TRADE"),
		data: fc.record({ TransOrder: fc.array(order) }),
	}),
	fc.record({
		type: fc.constant("FOREX_CLOSED"),
		data: fc.record({ Ids: fc.array(fc.integer({ min: 1 })) }),
	}),
);

test("a frame that is exactly as the contract describes it is read as the contract would convert it", () => {
	fc.assert(
		fc.property(frames, (frame) => {
			const converted = Result.map(readWire(realtime.ServerFrame, frame), ({ value }) => value);
			expect(readFrame(JSON.stringify(frame))).toEqual(converted);
		}),
		{ seed: 1 },
	);
});

test("Spec 1 §7: messages with the fields of the specification alone are read", () => {
	const messageOf = (json: object) => {
		const frame = Result.getOrThrow(readFrame(JSON.stringify(json)));
		return frame.type === "DAY_MARKET"
			? quoteOf(frame, instant(5))
			: frame.type === "FOREX_TRADE"
				? tradeUpdateOf(frame.data)
				: incomingOf(frame);
	};
	expect(
		[
			{ type: "pong" },
			{ type: "login_result", code: "1" },
			{ type: "DAY_MARKET", symbol: "EURUSD", quotation: { close: 1.084, change: null } },
			{ type: "FOREX_TRADE", data: { TransOrder: [{ Id: "7", UpdatePrice: 1.1, FactProfits: -2 }] } },
			{ type: "FOREX_CLOSED", data: { Ids: ["7", 8] } },
			{ type: "FOREX_FOLLOW_TRADE", data: { TransOrder: [{ Id: 9, UpdatePrice: "1", FactProfits: 0 }] } },
		].map(messageOf),
	).toEqual([
		{ type: "pong", at: undefined },
		{ type: "login result", accepted: true, message: "" },
		{ code: "EURUSD", price: decimal("1.084"), change: undefined, madeAt: 5, receivedAt: 5 },
		{ totals: undefined, orders: [{ id: 7, latestPrice: decimal("1.1"), profit: decimal("-2") }] },
		{ type: "closed", ids: [7, 8] },
		{ type: "follow trade", updates: [{ id: 9, latestPrice: decimal("1"), profit: decimal("0") }] },
	]);
});

test("Spec 1 §4: an order that cannot be read is left out of a push and logged", () => {
	const dropped: BadFrame[] = [];
	const order = { Id: 7, UpdatePrice: "1.1", FactProfits: "2" };
	const push = (...TransOrder: readonly unknown[]) =>
		readFrame(JSON.stringify({ type: "FOREX_TRADE", data: { TransOrder } }), (frame) => dropped.push(frame));
	expect(push(order, { UpdatePrice: "1" }, null)).toEqual(
		Result.succeed({ type: "FOREX_TRADE", data: { TransOrder: [order] } }),
	);
	expect(dropped.map(({ problem }) => problem)).toEqual(["row left out", "row left out"]);
	expect(Result.isFailure(push({ UpdatePrice: "1" }))).toBe(true);
	expect(push({ Id: 8 })).toEqual(Result.succeed({ type: "FOREX_TRADE", data: { TransOrder: [{ Id: 8 }] } }));
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

test("Spec 2 §7: a subscription of followed orders names the trader and the follower", () => {
	const of = { of: "follow trade", traderId: userId(1001), followerId: userId(7) } as const;
	const topic = "FOREX_FOLLOW_TRADE";
	expect([
		encodeFrame({ type: "subscribe", topic: of }),
		encodeFrame({ type: "unsubscribe", topic: { ...of, followerId: undefined } }),
	]).toEqual([
		{ type: "sub", topic, user_id: 1001, follower_id: 7 },
		{ type: "unsub", topic, user_id: 1001 },
	]);
});

test("an encoded frame fits the contract", () => {
	const fits = Schema.is(realtime.ClientFrame);
	const code = instrumentCode("EURUSD");
	expect(fits(encodeFrame({ type: "subscribe", topic: { of: "candles", code } }))).toBe(true);
});
