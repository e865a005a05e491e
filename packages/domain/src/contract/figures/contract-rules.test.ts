import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, toText, zero } from "../../money/decimal.ts";
import { stopDistanceRule } from "../stops/stop-distance.rule.ts";
import { feeRule } from "./fee.rule.ts";
import { floatingProfitRule } from "./floating-profit.rule.ts";
import { hazardRateRule } from "./hazard-rate.rule.ts";
import { marginRule } from "./margin.rule.ts";

const amount = (digits: number) =>
	fc.bigInt(0n, 10n ** 10n).map((value): Decimal => BigDecimal.make(value, digits));
const positive = (digits: number) => amount(digits).filter((value) => value.value > 0n);
const ok = <Value>(result: Result.Result<Value, unknown>): Value => Result.getOrThrow(result);
/** Half of the last of the six decimals to which a rule rounds. */
const halfUnit = decimal("0.0000005");

describe("Properties of the contract rules", () => {
	test("contract.margin: margin × multiple is the value of the contracts, within the rounding", () => {
		fc.assert(
			fc.property(amount(2), amount(0), amount(5), positive(0), (quantity, contractSize, price, multiple) => {
				const { margin } = ok(
					marginRule.compute({ marginMode: "leveraged", quantity, contractSize, price, multiple }),
				);
				const value = BigDecimal.multiplyAll([quantity, contractSize, price]);
				const error = BigDecimal.abs(BigDecimal.subtract(BigDecimal.multiply(margin, multiple), value));
				expect(BigDecimal.isLessThanOrEqualTo(error, BigDecimal.multiply(halfUnit, multiple))).toBe(true);
			}),
		);
	});

	test("contract.margin: a fixed margin does not depend on the price", () => {
		fc.assert(
			fc.property(amount(2), amount(0), amount(5), amount(5), (quantity, contractSize, one, other) => {
				const at = (price: Decimal) =>
					marginRule.compute({ marginMode: "fixed", quantity, contractSize, price, multiple: zero });
				expect(toText(ok(at(one)).margin)).toBe(toText(ok(at(other)).margin));
			}),
		);
	});

	test("contract.fee: never negative, and never lower for twice the rate", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("per-quantity" as const, "per-margin" as const),
				amount(2),
				amount(6),
				amount(4),
				(feeType, quantity, margin, feeRate) => {
					const fee = (rate: Decimal) =>
						ok(feeRule.compute({ feeType, quantity, margin, feeRate: rate })).fee;
					const twice = BigDecimal.sum(feeRate, feeRate);
					expect(BigDecimal.isNegative(fee(feeRate))).toBe(false);
					expect(BigDecimal.isGreaterThanOrEqualTo(fee(twice), fee(feeRate))).toBe(true);
				},
			),
		);
	});

	test("contract.floating-profit: the profit of a buy is exactly the loss of a sell", () => {
		fc.assert(
			fc.property(amount(5), amount(5), amount(2), amount(0), (openPrice, price, quantity, contractSize) => {
				const profit = (direction: "buy" | "sell") =>
					ok(floatingProfitRule.compute({ direction, openPrice, price, quantity, contractSize })).profit;
				expect(toText(BigDecimal.sum(profit("buy"), profit("sell")))).toBe("0");
			}),
		);
	});

	test("contract.hazard-rate: a higher profit never lowers the rate", () => {
		fc.assert(
			fc.property(
				amount(2),
				amount(2),
				positive(2),
				amount(2),
				amount(2),
				(free, locked, margin, profit, more) => {
					const rate = (gained: Decimal) =>
						ok(hazardRateRule.compute({ free, locked, margin, profit: gained })).hazardRate;
					const higher = rate(BigDecimal.sum(profit, more));
					expect(BigDecimal.isGreaterThanOrEqualTo(higher, rate(profit))).toBe(true);
				},
			),
		);
	});

	test("contract.hazard-rate: placing or cancelling an order, which moves money between free and locked, changes nothing", () => {
		fc.assert(
			fc.property(
				amount(2),
				amount(2),
				positive(2),
				amount(2),
				amount(2),
				(free, locked, margin, profit, moved) => {
					const before = ok(hazardRateRule.compute({ free, locked, margin, profit }));
					const after = hazardRateRule.compute({
						free: BigDecimal.subtract(free, moved),
						locked: BigDecimal.sum(locked, moved),
						margin,
						profit,
					});
					expect(toText(ok(after).hazardRate)).toBe(toText(before.hazardRate));
				},
			),
		);
	});

	test("contract.stop-distance: all limits are the reference itself", () => {
		fc.assert(
			fc.property(amount(5), fc.constantFrom("buy" as const, "sell" as const), (reference, direction) => {
				const { stopLoss, takeProfit } = ok(stopDistanceRule.compute({ direction, reference }));
				expect([stopLoss, takeProfit].map(toText)).toEqual([reference, reference].map(toText));
			}),
		);
	});
});
