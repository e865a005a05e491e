import { frames, type realtime } from "@tradewind/contracts";
import { intolerance, requiredFields, unsettableFields, type WireReader } from "@tradewind/contracts/pact";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { incomingOf, quoteOf, tradeUpdateOf } from "./incoming.ts";
import { readFrame } from "./read-frame.ts";

const messageOf = (frame: realtime.ServerFrame): unknown => {
	if (frame.type === "DAY_MARKET") return quoteOf(frame, instant(5));
	return frame.type === "FOREX_TRADE" ? tradeUpdateOf(frame.data) : incomingOf(frame);
};

const fromPlatform = frames.filter(({ from }) => from === "platform");

/** The domain's message of a frame. */
const readerOf = (frame: (typeof fromPlatform)[number]): WireReader => ({
	id: frame.id,
	schema: frame.schema,
	example: frame.example,
	required: requiredFields[frame.id] ?? [],
	unsettable: unsettableFields[frame.id] ?? [],
	read: async (json) => {
		let leftOut = 0;
		const read = readFrame(JSON.stringify(json), () => leftOut++);
		return Result.isSuccess(read)
			? { value: messageOf(read.success), isReadable: true, leftOut }
			: { isReadable: false, leftOut };
	},
});

describe("A-155: what the domain gets from platforms that write frames in another way", () => {
	test.each(fromPlatform.map((frame) => [frame.id, frame] as const))(
		"%s is read tolerantly",
		async (_, frame) => {
			expect(await intolerance(readerOf(frame))).toEqual([]);
		},
	);

	test("Spec 1 §7: a candle whose type is its topic is that of the topic's instrument", async () => {
		const [kline] = fromPlatform.filter(({ id }) => id === "realtime.kline");
		if (!kline) throw new Error("no frame for candles");
		const { symbol: _, ...unnamed } = { symbol: "", ...kline.example };
		const { read } = readerOf(kline);
		const expected = await read(kline.example);
		expect([
			await read({ ...kline.example, type: "KLINE.EURUSD" }),
			await read({ ...unnamed, type: "KLINE.EURUSD" }),
			await read({ ...unnamed, type: "KLINE.EURUSD", symbol: null }),
		]).toEqual([expected, expected, expected]);
		expect((await read({ ...unnamed, type: "KLINE" })).isReadable).toBe(false);
	});
});
