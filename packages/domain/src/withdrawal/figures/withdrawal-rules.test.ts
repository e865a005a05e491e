import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, toText, zero } from "../../money/decimal.ts";
import {
	amounts,
	amountsAboveZero,
	debtsAndAmounts,
	figuresOf,
	isRoundedDown,
} from "../../money/decimal-properties.test-support.ts";
import { withdrawalFeeRule } from "./fee.rule.ts";
import { withdrawalMaxRule } from "./max.rule.ts";
import { withdrawalReceiveRule } from "./receive.rule.ts";
import { withdrawalRoundingCostRule } from "./rounding-cost.rule.ts";
import { withdrawalUsdValueRule } from "./usd-value.rule.ts";

const feeTypes = fc.constantFrom("fixed" as const, "percent" as const);
const kinds = fc.constantFrom("crypto" as const, "bank" as const);
const cent = decimal("0.01");
const dollars = { accountPrice: decimal("1"), usdPrice: decimal("1") };
/** A withdrawal with any fee and prices. */
const paid = fc.record({
	amount: amounts(6),
	fee: fc.oneof(fc.constant(zero), amounts(6)),
	accountPrice: fc.oneof(fc.constant(decimal("1")), amountsAboveZero(6)),
	usdPrice: amountsAboveZero(6),
	kind: kinds,
});

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
				const terms = { amount, fee, ...dollars, kind: "crypto" } as const;
				const { receive } = figuresOf(withdrawalReceiveRule.compute(terms));
				expect(isRoundedDown(receive, BigDecimal.subtract(amount, fee), 4)).toBe(true);
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

	test("withdrawal.receive: what leaves is never worth more than what was taken, and less by under one unit", () => {
		fc.assert(
			fc.property(paid, ({ amount, fee, kind, ...prices }) => {
				const { receive } = figuresOf(withdrawalReceiveRule.compute({ amount, fee, kind, ...prices }));
				const worthOf = (received: Decimal) => BigDecimal.multiply(received, prices.usdPrice);
				const taken = BigDecimal.multiply(
					BigDecimal.max(BigDecimal.subtract(amount, fee), zero),
					prices.accountPrice,
				);
				const unit = BigDecimal.make(1n, kind === "crypto" ? 4 : 2);
				expect(BigDecimal.isNegative(receive)).toBe(false);
				expect(BigDecimal.isLessThanOrEqualTo(worthOf(receive), taken)).toBe(true);
				expect(BigDecimal.isGreaterThan(worthOf(BigDecimal.sum(receive, unit)), taken)).toBe(true);
				const { usdValue } = figuresOf(
					withdrawalUsdValueRule.compute({ receive, usdPrice: prices.usdPrice }),
				);
				expect(isRoundedDown(usdValue, worthOf(receive), 2)).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});

	test("withdrawal.rounding-cost: with what arrives and the fee it makes up the amount, to the cent", () => {
		fc.assert(
			fc.property(paid, ({ amount, fee, kind, ...prices }) => {
				fc.pre(BigDecimal.isGreaterThan(amount, fee));
				const { receive } = figuresOf(withdrawalReceiveRule.compute({ amount, fee, kind, ...prices }));
				const { roundingCost } = figuresOf(
					withdrawalRoundingCostRule.compute({ amount, fee, receive, ...prices }),
				);
				const rest = BigDecimal.subtract(BigDecimal.subtract(amount, fee), roundingCost);
				const difference = BigDecimal.abs(
					BigDecimal.subtract(
						BigDecimal.multiply(rest, prices.accountPrice),
						BigDecimal.multiply(receive, prices.usdPrice),
					),
				);
				const half = BigDecimal.multiply(decimal("0.005"), prices.accountPrice);
				expect(BigDecimal.isLessThanOrEqualTo(difference, half)).toBe(true);
			}),
		);
	});

	test("withdrawal.receive: zero if the fee takes the whole amount", () => {
		fc.assert(
			fc.property(paid, ({ amount, fee: more, ...terms }) => {
				const fee = BigDecimal.sum(amount, more);
				const { receive } = figuresOf(withdrawalReceiveRule.compute({ amount, fee, ...terms }));
				expect(toText(receive)).toBe("0");
			}),
		);
	});
});
