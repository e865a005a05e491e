import { describe, expect, test } from "vitest";
import { daysBetween } from "./calendar-day.ts";
import { dayInZone } from "./site-zone.ts";

const at = (text: string) => Date.parse(text) / 1000;

describe("Days in the time zone of the site (Spec 1 §9)", () => {
	test.each([
		["GMT", "2026-03-08T23:59:59Z", "2026-03-08"],
		["Asia/Hong_Kong", "2026-03-08T16:00:00Z", "2026-03-09"],
		["GMT+8", "2026-03-08T15:59:59Z", "2026-03-08"],
		["GMT+5:30", "2026-03-08T18:30:00Z", "2026-03-09"],
		["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
		["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
		["nowhere", "2026-03-08T12:00:00Z", "2026-03-08"],
	])("in %s %s is %s", (zone, moment, day) => {
		expect(dayInZone(at(moment), zone)).toBe(day);
	});

	test("the day on which clocks change counts once, although it has 23 or 25 hours", () => {
		const days = (zone: string, from: string, to: string) =>
			daysBetween(dayInZone(at(from), zone), dayInZone(at(to), zone));
		expect([
			days("America/New_York", "2026-03-07T23:30:00-05:00", "2026-03-09T00:30:00-04:00"),
			days("America/New_York", "2026-10-31T00:30:00-04:00", "2026-11-02T23:30:00-05:00"),
			days("Europe/Vienna", "2026-03-28T23:59:00+01:00", "2026-03-29T23:59:00+02:00"),
		]).toEqual([2, 2, 1]);
	});
});
