import { expect, test } from "vitest";
import { chartTime } from "./chart-time.ts";

const noon = 1_772_366_400;

test("Spec 1 §9: the time axis is in the site's zone and the customer's language", () => {
	const { formatTick, formatMoment } = chartTime("en", "Asia/Hong_Kong", "5M");
	expect([0, 1, 2, 3, 4].map((kind) => formatTick(noon, kind))).toEqual([
		"2026",
		"Mar",
		"Mar 1",
		"20:00",
		"20:00:00",
	]);
	expect(formatMoment(noon)).toBe("Mar 1, 20:00");
	expect(chartTime("zh-HK", "GMT", "5M").formatTick(noon, 2)).toBe("3月1日");
});

test("Spec 1 §9: the crosshair's text depends on the period", () => {
	expect(chartTime("en", "GMT", "1D").formatMoment(noon)).toBe("Mar 1, 2026");
});

test("Spec 1 §9: a zone that the browser doesn't know reads as GMT", () => {
	expect(chartTime("en", "Mars/Olympus", "5M").formatTick(noon, 3)).toBe("12:00");
});
