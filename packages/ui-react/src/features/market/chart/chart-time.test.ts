import { describe, expect, test } from "vitest";
import { chartTime } from "./chart-time.ts";

const at = (text: string) => Date.parse(text) / 1000;
const noon = at("2026-03-01T12:00Z");
const kinds = [0, 1, 2, 3, 4];

test("Spec 1 §9: the time axis is in the site's zone and the customer's language", () => {
	const ticks = (language: string, zone: string) => {
		const { formatTick } = chartTime(language, zone, "5M");
		return kinds.map((kind) => formatTick(noon, kind));
	};
	expect([
		ticks("en", "Asia/Hong_Kong"),
		ticks("zh-HK", "GMT"),
		ticks("ar", "Asia/Kolkata"),
		ticks("en", "Pacific/Kiritimati"),
	]).toEqual([
		["2026", "Mar", "Mar 1", "20:00", "20:00:00"],
		["2026年", "3月", "3月1日", "12:00", "12:00:00"],
		["2026", "مارس", "1 مارس", "17:30", "17:30:00"],
		["2026", "Mar", "Mar 2", "02:00", "02:00:00"],
	]);
});

test.each([
	["1M", "Mar 1, 17:30 GMT+5:30"],
	["5M", "Mar 1, 17:30 GMT+5:30"],
	["15M", "Sun, Mar 1, 17:30 GMT+5:30"],
	["30M", "Sun, Mar 1, 17:30 GMT+5:30"],
	["1H", "Sun, Mar 1, 17:30 GMT+5:30"],
	["1D", "Mon, Mar 2, 2026 GMT+5:30"],
] as const)("Spec 1 §9: the text of a bar depends on the period: %s", (period, text) => {
	expect(chartTime("en", "Asia/Kolkata", period).formatMoment(noon)).toBe(text);
});

test("Spec 1 §9: the texts of a bar in Chinese and in Arabic", () => {
	expect(
		(["zh-HK", "ar"] as const).flatMap((language) =>
			(["5M", "1H", "1D"] as const).map((period) => chartTime(language, "GMT", period).formatMoment(noon)),
		),
	).toEqual([
		"3月1日 12:00 GMT",
		"3月1日週日 12:00 GMT",
		"2026年3月2日週一 GMT",
		"1 مارس، 12:00 GMT",
		"الأحد، 1 مارس، 12:00 GMT",
		"الاثنين، 2 مارس 2026 GMT",
	]);
});

describe("Spec 1 §9: bars of a day (A-132)", () => {
	test.each([
		["GMT", "2026-03-01T00:00Z", "Sun, Mar 1, 2026 GMT"],
		["America/New_York", "2026-03-01T00:00Z", "Sun, Mar 1, 2026 EST"],
		["Asia/Hong_Kong", "2026-03-01T00:00Z", "Sun, Mar 1, 2026 GMT+8"],
		["America/New_York", "2026-03-08T05:00Z", "Sun, Mar 8, 2026 EDT"],
		["America/New_York", "2026-11-01T04:00Z", "Sun, Nov 1, 2026 EST"],
	] as const)("in %s the one that begins at %s", (zone, start, text) => {
		expect(chartTime("en", zone, "1D").formatMoment(at(start))).toBe(text);
	});
});

describe("Spec 1 §9: when the clocks change", () => {
	const newYork = chartTime("en", "America/New_York", "30M");
	const half = (start: string) => [0, 1, 2, 3].map((place) => at(start) + place * 1800);

	test("in spring an hour is left out", () => {
		expect(half("2026-03-08T06:00Z").map((bar) => newYork.formatTick(bar, 3))).toEqual([
			"01:00",
			"01:30",
			"03:00",
			"03:30",
		]);
	});

	test("in autumn an hour occurs twice", () => {
		expect(half("2026-11-01T05:00Z").map((bar) => newYork.formatTick(bar, 3))).toEqual([
			"01:00",
			"01:30",
			"01:00",
			"01:30",
		]);
	});

	test("the time of a bar in the zone has the zone's day and hour", () => {
		const place = (zone: string, moment: string, period: "1H" | "1D" = "1H") =>
			new Date(chartTime("en", zone, period).inZone(at(moment)) * 1000).toISOString();
		expect([
			place("America/New_York", "2026-11-01T05:30Z"),
			place("America/New_York", "2026-11-01T06:30Z"),
			place("Asia/Kolkata", "2026-03-01T18:30Z"),
			place("America/New_York", "2026-03-01T00:00Z", "1D"),
		]).toEqual([
			"2026-11-01T01:30:00.000Z",
			"2026-11-01T01:30:00.000Z",
			"2026-03-02T00:00:00.000Z",
			"2026-03-01T07:00:00.000Z",
		]);
	});
});

test.each([
	["GMT+5:30", "17:30", "2026-03-01T17:30:00.000Z"],
	["UTC-3", "09:00", "2026-03-01T09:00:00.000Z"],
	["gmt+0845", "20:45", "2026-03-01T20:45:00.000Z"],
	["+05:30", "17:30", "2026-03-01T17:30:00.000Z"],
	["GMT+99", "12:00", "2026-03-01T12:00:00.000Z"],
])("Spec 1 §9: a site may give its zone as an offset from GMT: %s", (zone, time, place) => {
	const { formatTick, inZone } = chartTime("en", zone, "5M");
	expect([formatTick(noon, 3), new Date(inZone(noon) * 1000).toISOString()]).toEqual([time, place]);
});

test("Spec 1 §9: a zone that the browser does not know is GMT", () => {
	expect(chartTime("en", "Mars/Olympus", "5M").formatTick(noon, 3)).toBe("12:00");
});
