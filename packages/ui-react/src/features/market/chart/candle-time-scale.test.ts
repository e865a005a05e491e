import type { Time, UTCTimestamp } from "lightweight-charts";
import { expect, test } from "vitest";
import { ZonedTimeScale } from "./candle-time-scale.ts";
import { chartTime } from "./chart-time.ts";

const at = (text: string) => Date.parse(text) / 1000;

/** The weights of the marks of hourly bars: up to 22 for minutes, 30 to 33 hours, 50 a day, 60 a month, 70 a year. */
const weights = (zone: string, start: string, count: number, from = 0) => {
	const { inZone } = chartTime("en", zone, "1H");
	const scale = new ZonedTimeScale(inZone);
	const points = Array.from({ length: count }, (_, place) => {
		const time = (at(start) + place * 3600) as UTCTimestamp;
		return {
			originalTime: time,
			time: scale.convertHorzItemToInternal(time as Time),
			timeWeight: 0,
			pointData: new Map(),
		};
	});
	scale.fillWeightsForPoints(points as never, from);
	return points.map(({ timeWeight }) => Number(timeWeight));
};

test("Spec 1 §9: a new day on the axis is a new day of the site's zone", () => {
	expect([
		weights("GMT", "2026-03-03T22:00Z", 4),
		weights("Asia/Hong_Kong", "2026-03-03T14:00Z", 4),
		weights("Asia/Kolkata", "2026-03-03T16:30Z", 4),
		weights("Asia/Kolkata", "2026-03-03T17:30Z", 4),
	]).toEqual([
		[30, 30, 50, 30],
		[30, 30, 50, 30],
		[30, 30, 50, 30],
		[30, 50, 30, 30],
	]);
});

test("Spec 1 §9, pitfall 11: the days of 25 and of 23 hours begin at their midnights", () => {
	const days = (start: string) =>
		weights("America/New_York", start, 60).flatMap((weight, place) => (weight >= 50 ? [place] : []));
	expect([days("2026-11-01T03:00Z"), days("2026-03-08T04:00Z")]).toEqual([
		[1, 26, 50],
		[1, 24, 48],
	]);
});

test("a new bar is weighed against the one before it, and the others do not change", () => {
	expect(weights("Asia/Hong_Kong", "2026-03-03T14:00Z", 3, 2)).toEqual([0, 0, 50]);
});
