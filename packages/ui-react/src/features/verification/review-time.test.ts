import { expect, test } from "vitest";
import { reviewEndText } from "./review-time.ts";

test.each([
	["en", "Asia/Hong_Kong", "Saturday, January 3 at 17:30 GMT+8"],
	["en", "America/New_York", "Saturday, January 3 at 04:30 EST"],
	["zh-Hant-HK", "Asia/Hong_Kong", "1月3日星期六 17:30 [GMT+8]"],
])("Spec 2 §9: 48 hours end at a date in %s of the zone %s: %s", (locale, zone, text) => {
	expect(reviewEndText("2026-01-01 09:30:00", locale, zone)).toBe(text);
});

test("48 hours that pass the change to summer time end an hour later by the clock of the wall", () => {
	expect(reviewEndText("2026-03-28 00:30:00", "en", "Europe/Berlin")).toBe("Monday, March 30 at 02:30 GMT+2");
});

test.each(["", "soon", "2026-02-30 00:00:00"])("there is no end for the begin %j", (text) => {
	expect(reviewEndText(text, "en", "UTC")).toBeUndefined();
});
