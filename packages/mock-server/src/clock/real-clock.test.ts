import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRealClock } from "./real-clock.ts";

const start = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A clock, and when the timers ran that were set for each second of it. */
const begin = (seconds: number) => {
	const clock = createRealClock();
	const ran: number[] = [];
	for (let second = 1; second <= seconds; second++)
		clock.after(second * 1000, () => ran.push(clock.now() - start));
	return { clock, ran };
};

test("at sixty times the speed a minute passes in a second, and timers run at their moments", () => {
	const { clock, ran } = begin(120);
	clock.setSpeed(60);
	vi.advanceTimersByTime(1000);
	expect([clock.speed(), clock.now() - start, ran.length]).toEqual([60, 60_000, 60]);
	expect(ran.every((at, place) => at >= (place + 1) * 1000)).toBe(true);
});

test("a paused clock does not change and runs no timer; it continues from there", () => {
	const { clock, ran } = begin(10);
	vi.advanceTimersByTime(2000);
	clock.setSpeed(0);
	vi.advanceTimersByTime(3_600_000);
	expect([clock.now() - start, ran]).toEqual([2000, [1000, 2000]]);
	clock.setSpeed(1);
	vi.advanceTimersByTime(1000);
	expect([clock.now() - start, ran]).toEqual([3000, [1000, 2000, 3000]]);
});

test("a paused clock can be moved forward", () => {
	const { clock, ran } = begin(3);
	clock.setSpeed(0);
	clock.advance(2500);
	expect([clock.now() - start, ran]).toEqual([2500, [2500, 2500]]);
});

test("a reset returns to the computer's clock at the usual speed", () => {
	const { clock, ran } = begin(1);
	clock.setSpeed(60);
	clock.advance(500);
	clock.reset();
	vi.advanceTimersByTime(5000);
	expect([clock.speed(), clock.now() - start, ran]).toEqual([1, 5000, []]);
});

test("a timer beyond the longest delay of the host runs at its moment", () => {
	const clock = createRealClock();
	const ran: number[] = [];
	clock.after(30 * 86_400_000, () => ran.push(clock.now() - start));
	vi.advanceTimersByTime(30 * 86_400_000 - 1);
	expect(ran).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(ran).toEqual([30 * 86_400_000]);
});
