import { expect, test } from "vitest";
import { localTime, orderSeconds, siteTimes } from "./site-times.ts";

const gmt = (locale: string) => siteTimes(locale, "GMT");

test("Spec 1 §9: times are those of the site, GMT by default, in the customer's language and Latin digits", () => {
	const time = "2026-01-05 07:08:09";
	expect([gmt("en").short(time), gmt("en").shortNamed(time)]).toEqual(["Jan 5, 07:08", "Jan 5, 07:08 GMT"]);
	expect([gmt("zh-HK").long(time), gmt("en").longNamed(time)]).toEqual([
		"2026年1月5日 07:08:09",
		"Jan 5, 2026, 07:08:09 GMT",
	]);
	expect(gmt("ar").short(time)).toContain("07:08");
	const hongKong = siteTimes("en", "Asia/Hong_Kong");
	expect([hongKong.shortNamed("2026-01-05 20:08:09"), hongKong.long("2026-01-05 20:08:09")]).toEqual([
		"Jan 6, 04:08 GMT+8",
		"Jan 6, 2026, 04:08:09",
	]);
});

test.each([
	["GMT", "en", "GMT"],
	["", "en", "GMT"],
	["no zone", "en", "GMT"],
	["Etc/UTC", "en", "GMT"],
	["Africa/Abidjan", "en", "GMT"],
	["GMT+5:30", "ar", "GMT+5:30"],
	["Asia/Kolkata", "en", "GMT+5:30"],
	["Asia/Hong_Kong", "zh-HK", "GMT+8"],
	["Europe/Berlin", "en", "Central European Time"],
	["Europe/Berlin", "zh-HK", "中歐時間"],
	["America/New_York", "en", "Eastern Time"],
])("A-171: the zone %s is named once for all times of a year, in %s: %s", (zone, locale, name) => {
	expect(siteTimes(locale, zone).zone).toBe(name);
});

test("Spec 1 §9: a zone whose clocks change shows each time as they were then", () => {
	const { short } = siteTimes("en", "Europe/Berlin");
	expect([short("2026-01-05 20:08:09"), short("2026-07-05 20:08:09")]).toEqual([
		"Jan 5, 21:08",
		"Jul 5, 22:08",
	]);
});

const at = Date.UTC(2026, 0, 1, 0, 3);

test.each([
	["en", at + 1000, "00:03 GMT"],
	["ar", at + 1000, "00:03 GMT"],
	["zh-Hant-HK", at + 86_399_999, "00:03 GMT"],
	["en", at + 86_400_000, "Jan 1, 00:03 GMT"],
])(
	"A-171: in %s the time of the shown data names its zone, and its day after 24 hours",
	(locale, now, text) => {
		expect(gmt(locale).clock(at, now)).toBe(text);
	},
);

test("Spec 1 §5: a text that is not a date is shown as Invalid Date", () => {
	const none = [
		"soon",
		"",
		"0000-00-00 00:00:00",
		"2026-02-30 10:00:00",
		"2025-02-29 10:00:00",
		"2026-01-01 24:00:00",
	];
	const { short, long, shortNamed } = gmt("en");
	for (const write of [short, long, shortNamed])
		expect(none.map((text) => write(text))).toEqual(none.map(() => "Invalid Date"));
	expect(none.map(orderSeconds)).toEqual(none.map(() => undefined));
	expect(short("2024-02-29 23:59:59")).toBe("Feb 29, 23:59");
});

test("Spec 1 §9: times of orders are read as seconds in GMT", () => {
	expect([orderSeconds("1970-01-02 00:00:01"), orderSeconds("soon"), orderSeconds("")]).toEqual([
		86_401,
		undefined,
		undefined,
	]);
});

test("Spec 1 §9: a detail shows the customer's own time beside the site's, on its own day, also in summer time", () => {
	expect(localTime("2026-01-05 20:08:09", "en", "GMT", "Asia/Hong_Kong")).toBe("Jan 6, 2026, 04:08:09");
	expect(localTime("2026-07-05 20:08:09", "en", "GMT", "Europe/London")).toBe("Jul 5, 2026, 21:08:09");
	expect(localTime("2026-01-05 20:08:09", "en", "GMT", "Europe/London")).toBeUndefined();
	expect(localTime("2026-01-05 20:08:09", "en", "Asia/Hong_Kong", "Asia/Singapore")).toBeUndefined();
	expect(localTime("2026-01-05 20:08:09", "en", "Asia/Hong_Kong", "UTC")).toBe("Jan 5, 2026, 20:08:09");
	const at = Date.UTC(2026, 0, 5, 20, 8, 9);
	expect(localTime(at, "en", "GMT", "Asia/Hong_Kong")).toBe("Jan 6, 2026, 04:08:09");
	expect(localTime(at, "en", "Asia/Hong_Kong", "Asia/Singapore")).toBeUndefined();
	expect(localTime("soon", "en", "GMT", "Asia/Hong_Kong")).toBeUndefined();
});
