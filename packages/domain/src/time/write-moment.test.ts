import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startOfDay } from "./calendar-day.ts";
import { instant } from "./instant.ts";
import { type MomentShape, writeMoment } from "./write-moment.ts";

const moment = instant(Date.UTC(2026, 0, 31, 9, 5, 7, 999));

describe("Spec 1 §9: a moment in digits", () => {
	test.each<[MomentShape, string]>([
		["day", "2026-01-31"],
		["minute", "2026-01-31 09:05"],
		["second", "2026-01-31 09:05:07"],
		["minute of the year", "01-31 09:05"],
		["time of day", "09:05"],
	])("as a %s", (shape, text) => {
		expect(writeMoment(moment, shape)).toBe(text);
	});

	test.each([
		[480, "2026-01-31 17:05"],
		[-600, "2026-01-30 23:05"],
		[330, "2026-01-31 14:35"],
	])("%i minutes ahead of GMT", (offset, text) => {
		expect(writeMoment(moment, "minute", offset)).toBe(text);
	});

	test("equals the calendar for every second of the years 1 to 9999", () => {
		fc.assert(
			fc.property(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), (seconds) => {
				const text = writeMoment(instant(seconds * 1000), "second");
				expect(text).toBe(new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " "));
				expect(startOfDay(text.slice(0, 10))).toBe(Math.floor(seconds / 86_400) * 86_400);
			}),
			{ numRuns: 2000 },
		);
	});

	test.each([
		[-62_135_596_800_000, "0001-01-01"],
		[253_402_300_799_999, "9999-12-31"],
		[951_782_400_000, "2000-02-29"],
		[-1, "1969-12-31"],
	])("%i is on the day %s", (at, day) => {
		expect(writeMoment(instant(at), "day")).toBe(day);
	});
});

describe("Spec 1 §5: Invalid Date", () => {
	test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, -62_135_596_800_001, 253_402_300_800_000])(
		"%s",
		(at) => {
			expect(writeMoment(at === undefined ? undefined : instant(at), "second")).toBe("Invalid Date");
		},
	);
});
