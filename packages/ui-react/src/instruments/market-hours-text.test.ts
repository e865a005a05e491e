import { expect, test } from "vitest";
import { durationText, hoursText } from "./market-hours-text.ts";

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

test("Market hours are written as `hh:mm` ranges in GMT", () => {
	const pause = [
		{ from: 0, to: 1260 },
		{ from: 1320, to: 1440 },
	];
	const lunch = [
		{ from: 90, to: 720 },
		{ from: 780, to: 955 },
	];
	expect([hoursText(pause), hoursText(lunch), hoursText([])]).toEqual([
		"22:00–21:00",
		"01:30–12:00, 13:00–15:55",
		"",
	]);
});
