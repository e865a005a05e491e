import { describe, expect, test } from "vitest";
import { decimal, price, quantity, rate, toText } from "../money/decimal.ts";
import { barChange } from "./bar-change.ts";
import { barRange } from "./bar-range.ts";
import type { Candle } from "./candle.ts";

const bar = (close: string, high = close, low = close): Candle => ({
	time: 0,
	open: price(decimal(close)),
	high: price(decimal(high)),
	low: price(decimal(low)),
	close: price(decimal(close)),
	volume: quantity(decimal("1")),
});

describe("Spec 1 §3: the change of a bar is its close against the previous close", () => {
	test.each([
		["1.08402", "1.08321", "0.07"],
		["1.08321", "1.08402", "-0.07"],
		["1.08321", "1.08321", "0"],
		["100.125", "100", "0.13"],
		["99.875", "100", "-0.13"],
	] as const)("%s after %s: %s %%", (close, before, percent) => {
		const change = barChange(bar(close), bar(before));
		expect(change && toText(change)).toBe(toText(rate(decimal(percent))));
	});

	test("the first bar, and one after a close at zero, have none", () => {
		expect([barChange(bar("1"), undefined), barChange(bar("1"), bar("0"))]).toEqual([undefined, undefined]);
	});
});

test("Spec 1 §3: the highest and the lowest price of some bars", () => {
	const bars = [bar("1.5", "2", "1.4"), bar("1.6", "1.9", "1.2"), bar("1.7", "2.1", "1.3")];
	expect([barRange(bars), barRange([])]).toEqual([
		{ high: price(decimal("2.1")), low: price(decimal("1.2")) },
		undefined,
	]);
});
