import { describe, expect, test } from "vitest";
import { instant } from "../time/instant.ts";
import { isAroundTheClock, joinedHours, millisecondsUntil, type TradingHours } from "./trading-hours.ts";

const hours = (...spans: readonly (readonly [from: number, to: number])[]): readonly TradingHours[] =>
	spans.map(([from, to]) => ({ from, to }));

describe("Pitfall 9: the time until a market opens", () => {
	const measuredAt = { wall: instant(1_000_000), elapsed: 500 };
	const change = { at: instant(2_000_000), remaining: 10_000, measuredAt };
	test.each([
		["at once", { wall: instant(1_000_000), elapsed: 500 }, 10_000],
		["after four seconds", { wall: instant(1_004_000), elapsed: 4500 }, 6000],
		["with a clock that was set back by two hours", { wall: instant(-6_200_000), elapsed: 4500 }, 6000],
		["long after the change", { wall: instant(9_000_000), elapsed: 900_500 }, 0],
	])("is the platform's figure minus the elapsed time: %s", (_, now, left) => {
		expect(millisecondsUntil(change, now)).toBe(left);
	});
});

test.each([
	[hours([0, 1440]), true],
	[hours([0, 600], [600, 1440]), true],
	[hours([0, 1260], [1320, 1440]), false],
	[hours([60, 1440]), false],
	[hours([0, 1439]), false],
	[hours(), false],
])("A market whose hours cover every minute is open around the clock: %j", (given, expected) => {
	expect(isAroundTheClock(given)).toBe(expected);
});

test.each([
	["one range over midnight", hours([0, 1260], [1320, 1440]), hours([1320, 1260])],
	["with another range before it", hours([0, 300], [480, 720], [1320, 1440]), hours([480, 720], [1320, 300])],
	["none over midnight", hours([480, 720], [780, 960]), hours([480, 720], [780, 960])],
	["none that continues after midnight", hours([480, 720], [780, 1440]), hours([480, 720], [780, 1440])],
	["none that ends at midnight", hours([0, 720], [780, 960]), hours([0, 720], [780, 960])],
	["a whole day", hours([0, 1440]), hours([0, 1440])],
	["no hours", hours(), hours()],
])("Hours are joined over midnight: %s", (_, given, expected) => {
	expect(joinedHours(given)).toEqual(expected);
});
