import type { Candle } from "@tradewind/domain/market";
import { decimal, price, quantity } from "@tradewind/domain/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeMarks } from "./place-marks.ts";
import type { TradeMark } from "./trade-mark.ts";

const priced = (text: string) => price(decimal(text));

const bar = (time: number, low = "1", high = "2"): Candle => ({
	time,
	open: priced(low),
	high: priced(high),
	low: priced(low),
	close: priced(high),
	volume: quantity(decimal("1")),
});

const mark = (time: number, at = "1.5"): TradeMark => ({
	id: `${time}`,
	time,
	price: priced(at),
	shape: "buy",
	tone: "up",
});

const bars = [bar(60), bar(120, "2.1", "3"), bar(180), bar(360)];
const placed = (...marks: readonly TradeMark[]) =>
	placeMarks(marks, bars, "1M").map(({ mark: { id }, time }) => [id, time]);

describe("Spec 1 §2: a mark of the customer's trade is on a bar", () => {
	test("the one that contains its moment, or the last one before a pause", () => {
		expect(placed(mark(60), mark(119), mark(180), mark(300), mark(400))).toEqual([
			["60", 60],
			["119", 60],
			["180", 180],
			["300", 180],
			["400", 360],
		]);
	});

	test("the next one, if only that one contains its price", () => {
		expect(placed(mark(130), mark(119, "2.5"))).toEqual([
			["130", 180],
			["119", 120],
		]);
	});

	test("pitfall 11: before or after the bars, or at a price outside them, there is no mark and no error", () => {
		expect([placed(mark(59), mark(480), mark(190, "9")), placeMarks([mark(60)], [], "1M")]).toEqual([[], []]);
	});
});

test("Pitfall 11, property: a mark is on a bar that contains its price", () => {
	fc.assert(
		fc.property(
			fc
				.uniqueArray(fc.nat(50))
				.map((minutes) => minutes.sort((a, b) => a - b).map((minute) => bar(minute * 60))),
			fc.array(fc.record({ time: fc.nat(4000), at: fc.constantFrom("0.5", "1.5", "2.5") })),
			(some, marks) => {
				const all = placeMarks(
					marks.map(({ time, at }) => mark(time, at)),
					some,
					"1M",
				);
				expect(
					all.every(
						({ mark: { price: at }, time }) => at === undefined || some.some((one) => one.time === time),
					),
				).toBe(true);
				expect(all.every(({ mark: { price: at } }) => at.value === 15n && at.scale === 1)).toBe(true);
			},
		),
	);
});
