import type { Candle } from "@tradewind/domain/market";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { createPointing } from "./pointing.ts";
import { readBar } from "./read-bar.ts";

const bar = (time: number, close: string): Candle => ({
	time,
	open: price(decimal("1")),
	high: price(decimal("3")),
	low: price(decimal("0.5")),
	close: price(decimal(close)),
	volume: quantity(decimal("7")),
});
const [first, second, third] = [bar(60, "2"), bar(120, "2.5"), bar(180, "2")];
const bars = [first, second, third];

test("Spec 1 §3: the bar under the pointer is read, with its change since the one before", () => {
	expect(readBar(bars, 120)).toEqual({ bar: second, change: rate(decimal("25.00")), index: 1 });
});

test("Spec 1 §3: without a pointer on the chart the latest bar is read", () => {
	expect(readBar(bars, undefined)).toEqual({ bar: third, change: rate(decimal("-20.00")), index: 2 });
});

test("pitfall 11: a bar that no longer exists, and a chart without bars, cause no error", () => {
	expect([readBar(bars, 90)?.bar, readBar(bars, 60)?.change, readBar([], 60)]).toEqual([
		third,
		undefined,
		undefined,
	]);
});

test("a subscriber is called for another bar, and not for the same one again", () => {
	const pointing = createPointing();
	const heard: (number | undefined)[] = [];
	const end = pointing.subscribe(() => heard.push(pointing.get()));
	for (const time of [60, 60, 120, undefined, undefined]) pointing.point(time);
	end();
	pointing.point(60);
	expect([heard, pointing.get()]).toEqual([[60, 120, undefined], 60]);
});
