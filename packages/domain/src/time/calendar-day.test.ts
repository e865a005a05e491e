import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, daysBetween, startOfDay } from "./calendar-day.ts";

const daySeconds = 86_400;
/** The Gregorian calendar of `Date`, computed with another algorithm. */
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe("Spec 1 §9: 00:00 GMT of a day, in seconds since 1970", () => {
	test.each([
		["1970-01-01", 0],
		["1970-01-02", daySeconds],
		["1969-12-31", -daySeconds],
		["2000-01-01", 946_684_800],
		["2000-02-29", 951_782_400],
		["2024-02-29", 1_709_164_800],
		["2026-12-31", 1_798_675_200],
		["0000-01-01", -62_167_219_200],
		["9999-12-31", 253_402_214_400],
	])("%s starts at %i", (day, seconds) => {
		expect(startOfDay(day)).toBe(seconds);
	});

	test.each([
		"",
		"today",
		"2026-1-01",
		"2026-01-1",
		"26-01-01",
		"2026-00-10",
		"2026-13-10",
		"2026-01-00",
		"2026-01-32",
		"2026-04-31",
		"2026-06-31",
		"2026-09-31",
		"2026-11-31",
		"2026-02-29",
		"2026-02-30",
		"2024-02-30",
		"1900-02-29",
		"2100-02-29",
		"x2026-01-01",
		"2026-01-01x",
		"2026-01-01T00:00",
		"2026/01/01",
		"٢٠٢٦-٠١-٠١",
	])("%j is not a day", (text) => {
		expect(startOfDay(text)).toBeUndefined();
	});

	test.each([1900, 1970, 2000, 2023, 2024, 2025, 2100, 2400])(
		"the days of %i are those of the calendar, with its start times",
		(year) => {
			const expected = new Map<string, number>();
			for (
				let seconds = Date.UTC(year, 0, 1) / 1000;
				dayOf(seconds).startsWith(`${year}`);
				seconds += daySeconds
			)
				expected.set(dayOf(seconds), seconds);
			const two = (number: number) => String(number).padStart(2, "0");
			const begins = new Map<string, number>();
			for (let month = 0; month <= 13; month++)
				for (let date = 0; date <= 32; date++) {
					const seconds = startOfDay(`${year}-${two(month)}-${two(date)}`);
					if (seconds !== undefined) begins.set(`${year}-${two(month)}-${two(date)}`, seconds);
				}
			expect(begins).toEqual(expected);
		},
	);

	test("a day of any year starts as in the calendar", () => {
		fc.assert(
			fc.property(fc.integer({ min: -62_167_219_200 / daySeconds, max: 2_932_896 }), (number) => {
				expect(startOfDay(dayOf(number * daySeconds))).toBe(number * daySeconds);
			}),
		);
	});
});

test("leap days count", () => {
	expect([
		daysBetween("2028-02-28", "2028-03-01"),
		daysBetween("2027-02-28", "2027-03-01"),
		daysBetween("2100-02-28", "2100-03-01"),
		daysBetween("2026-01-02", "2026-01-01"),
	]).toEqual([2, 1, 1, -1]);
	expect([dayAfter("2028-02-28", 1), dayAfter("2027-02-28", 1), dayAfter("2027-12-31", 60)]).toEqual([
		"2028-02-29",
		"2027-03-01",
		"2028-02-29",
	]);
});

test("no days lie between texts that are no days", () => {
	expect([daysBetween("soon", "2026-01-01"), daysBetween("2026-01-01", "soon"), dayAfter("soon", 1)]).toEqual(
		[Number.NaN, Number.NaN, "Invalid Date"],
	);
});
