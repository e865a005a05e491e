import fc from "fast-check";
import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

test("the maximum wait doubles with each failure, from 1 s to 30 s", () => {
	const longest = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => backOff(failures, 1));
	expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("jitter spreads the waits over the whole range", () => {
	expect([0, 0.25, 0.5, 0.999].map((random) => backOff(3, random))).toEqual([0, 2_000, 4_000, 7_992]);
});

test("a wait is a whole number of milliseconds from 0 to 30 s", () => {
	const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
	fc.assert(
		fc.property(fc.nat(2_000), random, (failures, random) => {
			const reconnectDelayMs = backOff(failures, random);
			return Number.isInteger(reconnectDelayMs) && reconnectDelayMs >= 0 && reconnectDelayMs < 30_000;
		}),
		{ seed: 1 },
	);
});
