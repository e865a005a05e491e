import { expect, test } from "vitest";
import { durationText, hoursText, roughDuration } from "./market-hours-text.ts";

test.each([
	[0, "0:00"],
	[1, "0:01"],
	[59_000, "0:59"],
	[59_001, "1:00"],
	[3_599_000, "59:59"],
	[3_600_000, "1:00:00"],
	[187_269_000, "52:01:09"],
])("%i ms are left as %s", (milliseconds, text) => {
	expect(durationText(milliseconds)).toBe(text);
});

test.each([
	["en", 0, "1 min"],
	["en", 61_000, "2 min"],
	["en", 7_140_000, "119 min"],
	["en", 7_200_000, "2 hr"],
	["en", 10_500_000, "3 hr"],
	["en", 172_800_000, "2 days"],
	["zh-Hant-HK", 10_800_000, "3 小時"],
	["ar", 10_800_000, "3 س"],
])("in %s the time until a market opens is roughly, for %i ms: %s", (locale, milliseconds, text) => {
	expect(roughDuration(milliseconds, locale)).toBe(text);
});

test("Market hours are written as `hh:mm` ranges in the time zone of the site", () => {
	const pause = [
		{ from: 0, to: 1260 },
		{ from: 1320, to: 1440 },
	];
	const lunch = [
		{ from: 90, to: 720 },
		{ from: 780, to: 955 },
	];
	expect([hoursText(pause, 0), hoursText(lunch, 0), hoursText([], 0)]).toEqual([
		"22:00–21:00",
		"01:30–12:00, 13:00–15:55",
		"",
	]);
	expect([hoursText(pause, 480), hoursText(pause, -300), hoursText(lunch, 330)]).toEqual([
		"06:00–05:00",
		"17:00–16:00",
		"07:00–17:30, 18:30–21:25",
	]);
});
