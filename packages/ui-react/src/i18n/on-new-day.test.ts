import { dayInZone } from "@tradewind/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDay } from "./on-new-day.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

test.each([
	["GMT", "2026-03-01T23:59:00Z"],
	["Asia/Tokyo", "2026-03-01T14:59:00Z"],
	["GMT-8", "2026-03-02T07:59:00Z"],
])("pitfall 37: on an open page the day of the zone %s begins once, at its midnight", (zone, at) => {
	vi.setSystemTime(new Date(at));
	const begun = vi.fn();
	const days = () => begun.mock.calls.length;
	const end = watchDay(() => dayInZone(Date.now() / 1000, zone), begun);
	vi.advanceTimersByTime(minuteMs - 1000);
	expect(days()).toBe(0);
	vi.advanceTimersByTime(10_000);
	expect(days()).toBe(1);
	vi.advanceTimersByTime(10 * minuteMs);
	expect(days()).toBe(1);
	end();
	vi.advanceTimersByTime(24 * 60 * minuteMs);
	expect(days()).toBe(1);
});
