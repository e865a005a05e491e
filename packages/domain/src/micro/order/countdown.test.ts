import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { DeviceMoment } from "../../time/device-moment.ts";
import { instant } from "../../time/instant.ts";
import { atNoon, runningOrder } from "../micro.test-support.ts";
import {
	type Countdown,
	countdownOf,
	isLater,
	isUncertain,
	mergeCountdowns,
	remainingAt,
	secondsLeft,
} from "./countdown.ts";
import { phone } from "./device.test-support.ts";

const later = (milliseconds: number): DeviceMoment => ({
	wall: instant(atNoon.wall + milliseconds),
	elapsed: atNoon.elapsed + milliseconds,
});
const readingAt = (remaining: number, after = 0): Countdown => ({ remaining, at: later(after) });

describe("Spec 1 §4, §9: the countdown of a micro order", () => {
	test("is the platform's figure minus the elapsed time", () => {
		const countdown = countdownOf(runningOrder);
		expect(countdown).toEqual({ remaining: 30_000, at: atNoon });
		expect(
			[0, 1, 999, 29_999, 30_000, 30_001].map((passed) => remainingAt(countdown, later(passed))),
		).toEqual([30_000, 29_999, 29_001, 1, 0, 0]);
	});

	test("ends at zero if the platform reports less", () => {
		expect(remainingAt(readingAt(-400), atNoon)).toBe(0);
	});

	test.each([
		[0, 0],
		[-5, 0],
		[0.25, 1],
		[1, 1],
		[999, 1],
		[1000, 1],
		[1000.5, 2],
		[1001, 2],
		[59_000, 59],
		[3_600_000, 3600],
	])("%d ms are shown as %d s: whole seconds, rounded up", (milliseconds, seconds) => {
		expect(secondsLeft(milliseconds)).toBe(seconds);
	});

	test("is corrected by the platform's next figure after a slow answer", () => {
		expect(mergeCountdowns(readingAt(30_000), readingAt(27_500, 2000))).toEqual(readingAt(27_500, 2000));
	});

	test("does not increase when the next answer was slower", () => {
		expect(mergeCountdowns(readingAt(30_000), readingAt(28_600, 2000))).toEqual(readingAt(28_000, 2000));
	});

	test.each([
		["too much time", readingAt(28_000, 2000), readingAt(31_000), readingAt(28_000, 2000)],
		["less", readingAt(28_000, 2000), readingAt(29_500), readingAt(27_500, 2000)],
	])("is not set back by an older figure that arrives late with %s", (_, known, late, expected) => {
		expect(mergeCountdowns(known, late)).toEqual(expected);
	});

	test("knows the later of two figures", () => {
		expect(
			[readingAt(1, 5), readingAt(1, 4), readingAt(1, 3)].map((word) => isLater(word, readingAt(2, 4))),
		).toEqual([true, true, false]);
	});
});

describe("Pitfall 9: a countdown does not use the phone's wall clock", () => {
	test.each([
		["is right", 0],
		["is two hours slow", -7_200_000],
		["is 90 seconds fast", 90_000],
	])("a wall clock that %s shows the platform's seconds", (_, offset) => {
		const timers = new SimulatedClock();
		const { clock, platformNow, wait } = phone(timers, offset);
		const countdown: Countdown = { remaining: 30_000, at: clock() };
		for (let second = 0; second < 32; second++) {
			expect([remainingAt(countdown, clock()), isUncertain(countdown, clock())]).toEqual([
				Math.max(0, 30_000 - platformNow()),
				false,
			]);
			wait(1000);
		}
	});

	test("whatever the device does, the countdown never increases, never shows too little, and says when it may show too much", () => {
		const step = fc.oneof(
			fc.record({ is: fc.constant("wait" as const), by: fc.nat(5000) }),
			fc.record({ is: fc.constant("sleep" as const), by: fc.nat(90_000) }),
			fc.record({
				is: fc.constant("set" as const),
				by: fc.constantFrom(-7_200_000, 90_000, -90_000, 500, -500),
			}),
		);
		fc.assert(
			fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
				const timers = new SimulatedClock();
				const { clock, platformNow, wait, sleep, setWallClock } = phone(timers);
				const countdown: Countdown = { remaining: 600_000, at: clock() };
				let before = 600_000;
				let drift = 0;
				for (const { is, by } of steps) {
					if (is === "wait") wait(by);
					if (is === "sleep") sleep(by);
					if (is === "set") setWallClock(by);
					if (is !== "wait") drift += by;
					const now = remainingAt(countdown, clock());
					expect(now).toBeLessThanOrEqual(before);
					expect(now).toBeGreaterThanOrEqual(Math.max(0, 600_000 - platformNow()));
					expect(isUncertain(countdown, clock())).toBe(Math.abs(drift) > 1000);
					before = now;
				}
			}),
		);
	});

	test("figures in any order end in the same countdown, the lowest one", () => {
		const words = fc.array(fc.tuple(fc.nat(60_000), fc.nat(2000)), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(words, fc.infiniteStream(fc.nat()), (all, chance) => {
				/** The platform's figure after that time, delayed by the latency of its answer. */
				const countdowns = all.map(([after, way]) => readingAt(100_000 - after + way, after));
				const shuffled = countdowns
					.map((word) => ({ word, at: chance.next().value ?? 0 }))
					.sort((a, b) => a.at - b.at)
					.map(({ word }) => word);
				const taken = shuffled.reduce((known, word) => mergeCountdowns(known, word));
				const last = Math.max(...all.map(([after]) => after));
				const least = Math.min(...countdowns.map((word) => remainingAt(word, later(last))));
				expect(taken).toEqual(readingAt(least, last));
			}),
		);
	});
});
