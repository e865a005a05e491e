import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { turnMoment } from "./turn-moment.ts";

const hour = 3_600_000;
/** Sunday. */
const at = instant(Date.UTC(2026, 10, 29, 21));
const measuredAt = { wall: instant(0), elapsed: 0 };

test.each([
	["the same day", 2 * hour, "en", "GMT", "21:00"],
	["the first minute of that day", 21 * hour, "en", "GMT", "21:00"],
	["the evening before", 21 * hour + 1, "en", "GMT", "Sun, Nov 29, 21:00"],
	["before the weekend", 48 * hour, "en", "GMT", "Sun, Nov 29, 21:00"],
	["in Chinese", 48 * hour, "zh-Hant-HK", "GMT", "11月29日週日 21:00"],
	["in Arabic", 48 * hour, "ar", "GMT", "الأحد، 29 نوفمبر، 21:00"],
	["on the clocks of the site", 2 * hour, "en", "Asia/Hong_Kong", "05:00"],
	["before midnight of the site", 6 * hour, "en", "Asia/Hong_Kong", "Mon, Nov 30, 05:00"],
])("Spec 1 §3, A-113: an opening has its day unless it is today: %s", (_, remaining, locale, zone, text) => {
	expect(turnMoment({ at, remaining, measuredAt }, locale, zone)).toBe(text);
});
