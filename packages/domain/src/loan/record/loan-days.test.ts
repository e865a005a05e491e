import { describe, expect, test } from "vitest";
import { record } from "../loans.test-support.ts";
import { dueDayOf, lentDaysOf } from "./loan-days.ts";

const lent = (reviewedAt: string, status: "to repay" | "rejected" | "repaid" = "to repay") =>
	record(1, status, { reviewedAt });

describe("Spec 2 §9: the days of a loan in the time zone of the site", () => {
	test.each([
		["GMT", "2026-01-05 23:30:00", "2026-02-04"],
		["Asia/Hong_Kong", "2026-01-05 23:30:00", "2026-02-05"],
		["America/New_York", "2026-03-01 04:30:00", "2026-03-30"],
		["GMT", "2028-02-15 10:00:00", "2028-03-16"],
	])("in %s a loan of 30 days from %s is due on %s", (zone, reviewedAt, day) => {
		expect(dueDayOf(lent(reviewedAt), zone)).toBe(day);
	});

	test("a loan that was not paid out is never due", () => {
		expect([
			dueDayOf(lent("2026-01-05 10:00:00", "rejected"), "GMT"),
			dueDayOf(record(1, "waiting for review"), "GMT"),
			dueDayOf(lent("soon"), "GMT"),
		]).toEqual([undefined, undefined, undefined]);
	});

	test("the days count from the day of the review, also over a change of clocks", () => {
		expect([
			lentDaysOf(lent("2026-03-08 04:59:00"), "2026-03-08", "America/New_York"),
			lentDaysOf(lent("2026-03-08 05:01:00"), "2026-03-09", "America/New_York"),
			lentDaysOf(lent("2026-03-08 05:01:00"), "2026-03-07", "America/New_York"),
		]).toEqual([1, 1, 0]);
	});

	test("figures that no longer grow are not explained by days", () => {
		expect([
			lentDaysOf(lent("2026-01-05 10:00:00", "repaid"), "2026-01-31", "GMT"),
			lentDaysOf(lent("2026-01-05 10:00:00"), undefined, "GMT"),
			lentDaysOf(lent(""), "2026-01-31", "GMT"),
		]).toEqual([undefined, undefined, undefined]);
	});
});
