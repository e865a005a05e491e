import { expect, test } from "vitest";
import { isBeforePeriod, isInPeriod } from "./in-period.ts";

/** 2026-01-01, GMT. */
const range = { startTime: 1_767_225_600, endTime: 1_767_312_000 };
const createdAt = "2025-12-31 23:59:30";
const days = ["2026-01-02 00:00:00", "2026-01-01 23:59:59", "2026-01-01 00:00:00", "2025-12-31 23:59:59", ""];

test("A-753: an order belongs to the period in which it was closed, its first second included", () => {
	expect(days.map((completedAt) => isInPeriod({ completedAt, createdAt }, range))).toEqual([
		...[false, true, true, false, true],
	]);
	expect([
		isInPeriod({ completedAt: undefined, createdAt }, range),
		days.every((completedAt) => isInPeriod({ completedAt, createdAt }, undefined)),
	]).toEqual([false, true]);
});

test("A-753: after an order that was opened more than a day before the period there are no more of it", () => {
	const opened = ["2025-12-31 00:00:00", "2025-12-30 23:59:59", ""];
	expect(opened.map((at) => isBeforePeriod({ createdAt: at }, range))).toEqual([false, true, false]);
	expect(opened.some((at) => isBeforePeriod({ createdAt: at }, undefined))).toBe(false);
});
