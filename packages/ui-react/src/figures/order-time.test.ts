import { expect, test } from "vitest";
import { localTime, orderSeconds, orderTime } from "./order-time.ts";

test("Spec 1 §9: times of orders are GMT and say so, in the customer's language and Latin digits", () => {
	expect(orderTime("2026-01-05 07:08:09", "en")).toBe("Jan 5, 07:08 GMT");
	expect(orderTime("2026-01-05 07:08:09", "zh-HK", true)).toBe("2026年1月5日 07:08:09 GMT");
	expect(orderTime("2026-01-05 07:08:09", "en", true)).toBe("Jan 5, 2026, 07:08:09 GMT");
	expect(orderTime("2026-01-05 07:08:09", "ar")).toContain("07:08");
});

test("Spec 1 §5: a text that is not a date is shown as Invalid Date", () => {
	const none = [
		"soon",
		"",
		"0000-00-00 00:00:00",
		"2026-02-30 10:00:00",
		"2025-02-29 10:00:00",
		"2026-01-01 24:00:00",
	];
	for (const isLong of [false, true])
		expect(none.map((text) => orderTime(text, "en", isLong))).toEqual(none.map(() => "Invalid Date"));
	expect(none.map(orderSeconds)).toEqual(none.map(() => undefined));
	expect(orderTime("2024-02-29 23:59:59", "en")).toBe("Feb 29, 23:59 GMT");
});

test("Spec 1 §9: times of orders are read as seconds in GMT", () => {
	expect([orderSeconds("1970-01-02 00:00:01"), orderSeconds("soon"), orderSeconds("")]).toEqual([
		86_401,
		undefined,
		undefined,
	]);
});

test("Spec 1 §9: a detail shows the customer's own time beside GMT, on its own day, also in summer time", () => {
	expect(localTime("2026-01-05 20:08:09", "en", "Asia/Hong_Kong")).toBe("Jan 6, 2026, 04:08:09");
	expect(localTime("2026-07-05 20:08:09", "en", "Europe/London")).toBe("Jul 5, 2026, 21:08:09");
	expect(localTime("2026-01-05 20:08:09", "en", "Europe/London")).toBeUndefined();
	expect(localTime("soon", "en", "Asia/Hong_Kong")).toBeUndefined();
});
