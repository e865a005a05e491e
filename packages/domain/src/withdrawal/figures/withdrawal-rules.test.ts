import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, toText, zero } from "../../money/decimal.ts";
import {
	amounts,
	debtsAndAmounts,
	figuresOf,
	isNearest,
} from "../../money/decimal-properties.test-support.ts";
import { withdrawalFeeRule } from "./fee.rule.ts";
import { withdrawalMaxRule } from "./max.rule.ts";
import { withdrawalReceiveRule } from "./receive.rule.ts";

const feeTypes = fc.constantFrom("fixed" as const, "percent" as const);
const kinds = fc.constantFrom("crypto" as const, "bank" as const);
const cent = decimal("0.01");

type FeeRule = { readonly feeType: "fixed" | "percent"; readonly drawRate: Decimal };
const feeRules: fc.Arbitrary<FeeRule> = fc.record({
	feeType: feeTypes,
	drawRate: fc.integer({ min: 0, max: 6 }).chain(amounts),
});
const feeOf = (amount: Decimal, rule: FeeRule) =>
	figuresOf(withdrawalFeeRule.compute({ amount, ...rule })).fee;
const maxOf = (balance: Decimal) => figuresOf(withdrawalMaxRule.compute({ balance })).max;

describe("Properties of the withdrawal rules", () => {
	test("withdrawal.max: the balance covers it, whatever the fee; one cent more is not covered", () => {
		fc.assert(
			fc.property(debtsAndAmounts(4), (balance) => {
				const max = maxOf(balance);
				const covered = BigDecimal.max(balance, zero);
				expect(BigDecimal.isLessThanOrEqualTo(max, covered)).toBe(true);
				expect(BigDecimal.isGreaterThan(BigDecimal.sum(max, cent), covered)).toBe(true);
				expect(BigDecimal.normalize(max).scale).toBeLessThanOrEqual(2);
			}),
			{ numRuns: 1000 },
		);
	});

	test("withdrawal.max: the received amount at rate 1 is the balance without the fee", () => {
		fc.assert(
			fc.property(debtsAndAmounts(2), feeRules, (balance, rule) => {
				const amount = maxOf(balance);
				const fee = feeOf(amount, rule);
				fc.pre(BigDecimal.isLessThanOrEqualTo(fee, amount));
				const terms = { amount, fee, rate: decimal("1"), kind: "crypto" } as const;
				const { receive } = figuresOf(withdrawalReceiveRule.compute(terms));
				expect(isNearest(receive, BigDecimal.subtract(amount, fee), 4)).toBe(true);
			}),
		);
	});

	test("withdrawal.fee: a fixed fee does not depend on the amount; the relative fee of a sum is the sum of the fees", () => {
		fc.assert(
			fc.property(amounts(6), amounts(6), amounts(4), (one, other, drawRate) => {
				const fixed = { feeType: "fixed", drawRate } as const;
				const percent = { feeType: "percent", drawRate } as const;
				expect(toText(feeOf(one, fixed))).toBe(toText(drawRate));
				expect(toText(feeOf(BigDecimal.sum(one, other), percent))).toBe(
					toText(BigDecimal.sum(feeOf(one, percent), feeOf(other, percent))),
				);
			}),
		);
	});

	test("withdrawal.receive: the exact amount within the rounding of its kind, never negative", () => {
		fc.assert(
			fc.property(amounts(6), amounts(6), amounts(8), kinds, (amount, fee, rate, kind) => {
				const { receive } = figuresOf(withdrawalReceiveRule.compute({ amount, fee, rate, kind }));
				const exact = BigDecimal.multiply(BigDecimal.max(BigDecimal.subtract(amount, fee), zero), rate);
				expect(isNearest(receive, exact, kind === "crypto" ? 4 : 2)).toBe(true);
				expect(BigDecimal.isNegative(receive)).toBe(false);
			}),
		);
	});

	test("withdrawal.receive: zero if the fee takes the whole amount", () => {
		fc.assert(
			fc.property(amounts(6), amounts(6), amounts(8), kinds, (amount, more, rate, kind) => {
				const fee = BigDecimal.sum(amount, more);
				const { receive } = figuresOf(withdrawalReceiveRule.compute({ amount, fee, rate, kind }));
				expect(toText(receive)).toBe("0");
			}),
		);
	});
});
