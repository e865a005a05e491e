import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zoneOffset } from "../../../i18n/zone-offset.ts";
import {
	isBefore,
	type Month,
	monthAt,
	monthName,
	monthText,
	rangeOf,
	readMonth,
	stepMonth,
} from "./month.ts";

const at = (text: string) => Date.parse(text) / 1000;
const rangeIn = (month: Month, zone: string) => {
	const { startTime, endTime } = rangeOf(month, zoneOffset(zone));
	return [startTime, endTime].map((seconds) => new Date(seconds * 1000).toISOString());
};
const november: Month = { year: 2026, month: 11 };

describe("Spec 1 §9: a month is that of the site's time zone", () => {
	test.each([
		["GMT", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
		["Asia/Hong_Kong", "2026-10-31T16:00:00.000Z", "2026-11-30T16:00:00.000Z"],
		["Asia/Kolkata", "2026-10-31T18:30:00.000Z", "2026-11-30T18:30:00.000Z"],
		["Pacific/Kiritimati", "2026-10-31T10:00:00.000Z", "2026-11-30T10:00:00.000Z"],
		// Daylight saving ends on 1 November: the month is an hour longer.
		["America/New_York", "2026-11-01T04:00:00.000Z", "2026-12-01T05:00:00.000Z"],
	])("in %s it begins at %s", (zone, start, end) => {
		expect(rangeIn(november, zone)).toEqual([start, end]);
	});

	test("a moment belongs to exactly one month, and months follow each other without a gap", () => {
		const zones = [
			"GMT",
			"Asia/Hong_Kong",
			"America/New_York",
			"Australia/Lord_Howe",
			"Africa/Cairo",
			"Asia/Amman",
		];
		fc.assert(
			fc.property(
				fc.constantFrom(...zones),
				fc.integer({ min: at("2000-02-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
				(zone, seconds) => {
					const offset = zoneOffset(zone);
					const month = monthAt(seconds, offset);
					const { startTime, endTime } = rangeOf(month, offset);
					expect(seconds).toBeGreaterThanOrEqual(startTime);
					expect(seconds).toBeLessThan(endTime);
					expect(rangeOf(stepMonth(month, 1), offset).startTime).toBe(endTime);
				},
			),
			{ seed: 20261126 },
		);
	});
});

test("months are stepped over the ends of years, compared and written", () => {
	expect([stepMonth(november, 2), stepMonth({ year: 2026, month: 1 }, -1)]).toEqual([
		{ year: 2027, month: 1 },
		{ year: 2025, month: 12 },
	]);
	expect([isBefore({ year: 2026, month: 10 }, november), isBefore(november, november)]).toEqual([
		true,
		false,
	]);
	expect([
		monthText({ year: 2026, month: 3 }),
		readMonth("2026-03"),
		readMonth("2026-13"),
		readMonth("x"),
	]).toEqual(["2026-03", { year: 2026, month: 3 }, undefined, undefined]);
	expect([monthName(november, "en"), monthName(november, "zh-HK"), monthName(november, "ar")]).toEqual([
		"November 2026",
		"2026年11月",
		"نوفمبر 2026",
	]);
});
