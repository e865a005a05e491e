import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

const at = Date.UTC(2026, 0, 1, 0, 3);

test.each([
	["en", at + 1000, "00:03 GMT"],
	["ar", at + 1000, "00:03 GMT"],
	["zh-Hant-HK", at + 86_399_999, "00:03 GMT"],
	["en", at + 86_400_000, "Jan 1, 00:03 GMT"],
])("A-171: in %s a time names its zone, and its day after 24 hours", (locale, now, text) => {
	expect(clockTime(at, locale, now)).toBe(text);
});
