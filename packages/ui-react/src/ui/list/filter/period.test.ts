import { expect, test } from "vitest";
import { allDays, daysOf, type Period, periodIn, periods } from "./period.ts";

test("A-683: a week is the last seven days and a month the last thirty, today included, also over a leap day", () => {
	const of = (period: Period) => daysOf({ period, start: "2020-01-05", end: "2020-02-03" }, "2024-03-02");
	expect(periods.map(of)).toEqual([
		{ start: "", end: "" },
		{ start: "2024-03-02", end: "2024-03-02" },
		{ start: "2024-02-25", end: "2024-03-02" },
		{ start: "2024-02-02", end: "2024-03-02" },
		{ start: "2020-01-05", end: "2020-02-03" },
	]);
});

test("Pitfall 15: a draft of an older release has two days and no period, and an unreadable one filters nothing", () => {
	const days = { start: "2020-01-05", end: "2020-02-03" };
	const drafts = [
		{ ...days, period: "week" },
		days,
		{ start: "", end: "" },
		{ ...days, period: "decade" },
		{ start: 1, end: 2 },
		undefined,
	];
	expect(drafts.map(periodIn)).toEqual([
		{ ...days, period: "week" },
		{ ...days, period: "custom" },
		allDays,
		{ ...days, period: "custom" },
		allDays,
		allDays,
	]);
});
