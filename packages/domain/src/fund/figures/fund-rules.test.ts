import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, hundred, toText, wholeDecimal } from "../../money/decimal.ts";
import {
	amounts,
	debtsAndAmounts,
	figuresOf,
	isNearest,
	isRoundedDown,
} from "../../money/decimal-properties.test-support.ts";
import { redemptionPenaltyRule } from "../redemption/redemption-penalty.rule.ts";
import { fundDailyProfitRule } from "./daily-profit.rule.ts";
import { displaySummaryRule } from "./display-summary.rule.ts";
import { fundTotalProfitRule } from "./total-profit.rule.ts";

const days = fc.integer({ min: 0, max: 3650 });

describe("Properties of the fund rules", () => {
	test("fund.daily-profit: a hundred times the result is the product, rounded down so that no more is paid", () => {
		fc.assert(
			fc.property(amounts(4), amounts(6), (amount, dividendPercent) => {
				const { profit } = figuresOf(fundDailyProfitRule.compute({ amount, dividendPercent }));
				const product = BigDecimal.multiply(amount, dividendPercent);
				expect(isRoundedDown(profit, BigDecimal.divideUnsafe(product, hundred), 4)).toBe(true);
			}),
		);
	});

	test("fund.total-profit: each day adds the profit of a day; zero days give zero", () => {
		fc.assert(
			fc.property(amounts(4), days, (dailyProfit, lockDays) => {
				const after = (count: number) =>
					figuresOf(fundTotalProfitRule.compute({ dailyProfit, lockDays: count })).profit;
				expect(toText(BigDecimal.subtract(after(lockDays + 1), after(lockDays)))).toBe(toText(dailyProfit));
				expect(toText(after(0))).toBe("0");
			}),
		);
	});

	test("fund.redemption-penalty: a hundred times the result is exactly the product", () => {
		fc.assert(
			fc.property(amounts(6), amounts(4), (shareAmount, liquidatedDamagesPercent) => {
				const { penalty } = figuresOf(
					redemptionPenaltyRule.compute({ shareAmount, liquidatedDamagesPercent }),
				);
				expect(toText(BigDecimal.multiply(penalty, hundred))).toBe(
					toText(BigDecimal.multiply(shareAmount, liquidatedDamagesPercent)),
				);
			}),
		);
	});

	test("fund.redemption-penalty: at most 100 percent never takes more than the amount", () => {
		fc.assert(
			fc.property(amounts(6), fc.integer({ min: 0, max: 100 }), (shareAmount, percent) => {
				const { penalty } = figuresOf(
					redemptionPenaltyRule.compute({ shareAmount, liquidatedDamagesPercent: wholeDecimal(percent) }),
				);
				expect(BigDecimal.isLessThanOrEqualTo(penalty, shareAmount)).toBe(true);
			}),
		);
	});

	test("fund.display-summary: within half a unit; rounding twice changes nothing; a negative figure is the mirror image", () => {
		const rounded = (amount: Decimal) => figuresOf(displaySummaryRule.compute({ amount })).amount;
		fc.assert(
			fc.property(debtsAndAmounts(7), (amount) => {
				expect(isNearest(rounded(amount), amount, 4)).toBe(true);
				expect(toText(rounded(rounded(amount)))).toBe(toText(rounded(amount)));
				expect(toText(rounded(BigDecimal.negate(amount)))).toBe(toText(BigDecimal.negate(rounded(amount))));
			}),
		);
	});
});
