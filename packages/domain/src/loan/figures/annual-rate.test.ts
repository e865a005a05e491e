import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, toText } from "../../money/decimal.ts";
import { amounts } from "../../money/decimal-properties.test-support.ts";
import { annualPercentage, type RepaymentFlow } from "./annual-rate.ts";

const pays = (amount: string, days: number): RepaymentFlow => ({ amount: decimal(amount), days });
const rateOf = (received: string, payments: readonly RepaymentFlow[], digits = 2) => {
	const percent = annualPercentage(decimal(received), payments, digits);
	return percent && toText(percent);
};

describe("loan.apr: the equation of Directive 2008/48, Annex I", () => {
	test.each<[received: string, payments: readonly RepaymentFlow[], percent: string]>([
		["1000", [pays("1200", 546)], "12.96"],
		["950", [pays("1200", 546)], "16.9"],
		["1000", [pays("600", 365), pays("600", 730)], "13.07"],
		["1000", [pays("600", 730), pays("600", 365)], "13.07"],
		["1000", [pays("272", 365), pays("272", 730), pays("272", 1095), pays("272", 1460)], "3.46"],
		["6000", [pays("270", 30), pays("7000", 365)], "22.07"],
		["1000", [pays("1100", 365)], "10"],
		["1000", [pays("1200", 365)], "20"],
		["1000", [pays("900", 365)], "0"],
		["1000", [], "0"],
	])("%s received, %o paid: %s %", (received, payments, percent) => {
		expect(rateOf(received, payments)).toBe(percent);
	});

	test("nothing received, or a debt that grows by more than 12 % a day, has no rate", () => {
		expect([
			rateOf("0", [pays("1", 1)]),
			rateOf("1000", [pays("1120", 1)], 0),
			rateOf("1000", [pays("1120.01", 1)]),
		]).toEqual([undefined, "92167599108383825824", undefined]);
	});

	test("the payments, discounted by the rate, are worth what was received, to a hundredth of a percent", () => {
		const day = fc.integer({ min: 30, max: 3650 });
		fc.assert(
			fc.property(
				fc.array(fc.tuple(amounts(2), day), { minLength: 1, maxLength: 6 }),
				amounts(2),
				(drawn, received) => {
					const flows = drawn.map(([amount, days]) => ({ amount, days }));
					const percent = annualPercentage(received, flows, 2);
					if (!percent || BigDecimal.isZero(percent)) return;
					const worthAt = (rate: number) =>
						flows.reduce(
							(sum, { amount, days }) =>
								sum + BigDecimal.toNumberUnsafe(amount) / (1 + rate / 100) ** (days / 365),
							0,
						);
					const rate = BigDecimal.toNumberUnsafe(percent);
					const target = BigDecimal.toNumberUnsafe(received);
					expect(worthAt(rate - 0.00501)).toBeGreaterThanOrEqual(target * (1 - 1e-9));
					expect(worthAt(rate + 0.00501)).toBeLessThanOrEqual(target * (1 + 1e-9));
				},
			),
		);
	});
});
