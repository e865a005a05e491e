import { expect, test } from "vitest";
import { longDay } from "./long-day.ts";

test("a day has its month in the words of the language, with the Gregorian year and Latin digits", () => {
	expect(["en", "de", "ru", "zh-Hant-HK", "ar", "th", "tr"].map((tag) => longDay("2026-01-31", tag))).toEqual(
		[
			"January 31, 2026",
			"31. Januar 2026",
			"31 января 2026 г.",
			"2026年1月31日",
			"31 يناير 2026",
			"31 มกราคม ค.ศ. 2026",
			"31 Ocak 2026",
		],
	);
});

test("a text that is no day stays as it is", () => {
	expect(longDay("2026-02-30", "en")).toBe("2026-02-30");
});
