import { describe, expect, test } from "vitest";
import { record } from "../loans.test-support.ts";
import { dueDateOf, lentDaysOf } from "./loan-days.ts";

describe("Spec 2 §9: the days of a loan", () => {
	test.each([
		["2026-01-05", "2026-02-04"],
		["2028-02-15", "2028-03-16"],
		["2027-02-15", "2027-03-17"],
	])("a loan of 30 days that was paid out on %s is due on %s", (reviewedOn, day) => {
		expect(dueDateOf(record(1, "to repay"), reviewedOn)).toBe(day);
		expect(dueDateOf(record(1, "repaid"), reviewedOn)).toBe(day);
	});

	test("a loan that was not paid out is never due", () => {
		expect([
			dueDateOf(record(1, "rejected"), "2026-01-05"),
			dueDateOf(record(1, "waiting for review"), "2026-01-05"),
			dueDateOf(record(1, "to repay"), undefined),
		]).toEqual([undefined, undefined, undefined]);
	});

	test("the days count from the day of the review, and never backwards", () => {
		expect([
			lentDaysOf(record(1, "to repay"), "2026-02-27", "2026-03-01"),
			lentDaysOf(record(1, "to repay"), "2026-02-27", "2026-02-26"),
		]).toEqual([2, 0]);
	});

	test("figures that no longer grow are not explained by days", () => {
		expect([
			lentDaysOf(record(1, "repaid"), "2026-01-05", "2026-01-31"),
			lentDaysOf(record(1, "to repay"), "2026-01-05", undefined),
			lentDaysOf(record(1, "to repay"), undefined, "2026-01-31"),
		]).toEqual([undefined, undefined, undefined]);
	});
});
