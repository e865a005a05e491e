import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { band, exponentialAverage, simpleAverage } from "./averages.ts";
import { type Indicator, running } from "./indicator.ts";
import { relativeStrength } from "./relative-strength.ts";

const whole = (indicator: Indicator<never> | Indicator<undefined> | Indicator, closes: readonly number[]) =>
	running(indicator as Indicator).update(closes, 0);

describe("Spec 1 §2: lines of the chart, computed by hand", () => {
	test("a simple average of three", () => {
		expect(whole(simpleAverage(3), [1, 2, 6, 4, 5])).toEqual([undefined, undefined, 3, 4, 5]);
	});

	test("an exponential average of three begins with the simple one and moves half of the distance each time", () => {
		expect(whole(exponentialAverage(3) as Indicator, [1, 2, 6, 5, 8])).toEqual([
			undefined,
			undefined,
			3,
			4,
			6,
		]);
	});

	test("Bollinger bands of four, two deviations wide: their mean is 5 and their deviation 2", () => {
		const closes = [3, 3, 7, 7];
		expect([band(4, 2), band(4, -2)].map((edge) => whole(edge, closes)[3])).toEqual([9, 1]);
		expect(whole(band(4, 2), closes).slice(0, 3)).toEqual([undefined, undefined, undefined]);
	});

	test("the relative strength of four moves", () => {
		// Moves +2 +1 −1 +2: gains 5/4, losses 1/4; then −2: gains 15/16, losses 11/16.
		const values = whole(relativeStrength(4) as Indicator, [10, 12, 13, 12, 14, 12]);
		expect(values.map((value) => value?.toFixed(6))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
			"83.333333",
			"57.692308",
		]);
	});

	test("prices that only rise, only fall, or do not change", () => {
		const last = (closes: readonly number[]) => whole(relativeStrength(2) as Indicator, closes).at(-1);
		expect([last([1, 2, 3, 4]), last([4, 3, 2, 1]), last([2, 2, 2, 2])]).toEqual([100, 0, 50]);
	});

	test("too few bars give no value, and no bars cause no error", () => {
		expect([whole(simpleAverage(3), [1, 2]), whole(relativeStrength(3) as Indicator, [])]).toEqual([
			[undefined, undefined],
			[],
		]);
	});
});

describe("Property: after any ticks", () => {
	const steps = fc.array(
		fc.record({
			kind: fc.constantFrom("append", "replace", "late", "cut"),
			close: fc.double({ min: 0.5, max: 2, noNaN: true }),
			at: fc.nat(200),
		}),
		{ maxLength: 60 },
	);
	const indicators: readonly (readonly [string, Indicator])[] = [
		["simple average", simpleAverage(5) as Indicator],
		["exponential average", exponentialAverage(5) as Indicator],
		["Bollinger band", band(5, 2) as Indicator],
		["relative strength", relativeStrength(5) as Indicator],
	];

	test.each(indicators)("the %s equals the whole computation", (_, indicator) => {
		fc.assert(
			fc.property(
				fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { maxLength: 30 }),
				steps,
				(start, ticks) => {
					const line = running(indicator);
					let closes: readonly number[] = start;
					line.update(closes, 0);
					for (const { kind, close, at } of ticks) {
						const place = closes.length === 0 ? 0 : at % closes.length;
						const from = {
							append: closes.length,
							replace: Math.max(0, closes.length - 1),
							late: place,
							cut: 0,
						}[kind];
						closes =
							kind === "append"
								? [...closes, close]
								: kind === "cut"
									? closes.slice(place)
									: closes.length === 0
										? closes
										: closes.with(from, close);
						expect(line.update(closes, from)).toEqual(running(indicator).update(closes, 0));
					}
				},
			),
		);
	});
});
