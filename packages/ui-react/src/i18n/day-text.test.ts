import { expect, test } from "vitest";
import { dayText } from "./day-text.ts";

test.each([
	["en", "1940-01-01", "Jan 1, 1940"],
	["ja", "2026-11-18", "2026年11月18日"],
	["ko", "2026-11-18", "2026년 11월 18일"],
	["en", "", ""],
])("a day in %s: %j is %j", (locale, day, text) => {
	expect(dayText(day, locale)).toBe(text);
});
