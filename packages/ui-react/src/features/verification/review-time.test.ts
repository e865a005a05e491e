import { expect, test } from "vitest";
import { endOfReview, promisedTime } from "./review-time.ts";

const endIn = (begin: string, locale: string, siteZone: string) => {
	const end = endOfReview(begin);
	return end === undefined ? undefined : promisedTime(end, locale, siteZone);
};

test.each([
	["en", "GMT", "Saturday, January 3 at 09:30"],
	["en", "Asia/Hong_Kong", "Saturday, January 3 at 17:30"],
	["en", "America/New_York", "Saturday, January 3 at 04:30"],
	["zh-Hant-HK", "Asia/Hong_Kong", "1月3日星期六 17:30"],
])("Spec 2 §9: A-171: 48 hours end at a date in %s of the site's zone %s: %s", (locale, zone, text) => {
	expect(endIn("2026-01-01 09:30:00", locale, zone)).toBe(text);
});

test("48 hours that pass the change to summer time end an hour later by the clock of the wall", () => {
	expect(endIn("2026-03-28 00:30:00", "en", "Europe/Berlin")).toBe("Monday, March 30 at 02:30");
});

test.each(["", "soon", "2026-02-30 00:00:00"])("there is no end for the begin %j", (text) => {
	expect(endOfReview(text)).toBeUndefined();
});
