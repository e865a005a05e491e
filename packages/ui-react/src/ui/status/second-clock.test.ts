import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSecondClock } from "./second-clock.ts";

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }));
afterEach(() => void vi.useRealTimers());

test("All listeners of the clock read the same second, whenever they came", () => {
	const clock = createSecondClock();
	const read: string[] = [];
	const first = clock.subscribe(() => read.push(`first ${clock.now()}`));
	vi.advanceTimersByTime(500);
	const second = clock.subscribe(() => read.push(`second ${clock.now()}`));
	expect(clock.now()).toBe(10_000);
	vi.advanceTimersByTime(500);
	expect(read).toEqual(["first 11000", "second 11000"]);
	first();
	second();
	vi.advanceTimersByTime(5000);
	expect(read).toHaveLength(2);
});

test("The clock reads the device again when it is used after a pause", () => {
	const clock = createSecondClock();
	clock.subscribe(() => {})();
	vi.advanceTimersByTime(7000);
	expect(clock.now()).toBe(10_000);
	clock.subscribe(() => {});
	expect(clock.now()).toBe(17_000);
});
