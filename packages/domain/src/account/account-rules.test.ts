import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, hundred, toText } from "../money/decimal.ts";
import {
	amountsAboveZero,
	debtsAndAmounts,
	figuresOf,
	isNearest,
} from "../money/decimal-properties.test-support.ts";
import { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
import { displayBalanceRule } from "./display-balance.rule.ts";

const percentOfDay = (profits: Decimal, totalBalance: Decimal) =>
	figuresOf(dayProfitPercentRule.compute({ profits, startTotal: totalBalance })).percent;

describe("Properties of the account rules", () => {
	test("home.day-profit-percent: the result times the balance is a hundred times the profit, within the rounding", () => {
		fc.assert(
			fc.property(debtsAndAmounts(4), amountsAboveZero(2), (profits, totalBalance) => {
				const percent = percentOfDay(profits, totalBalance);
				const error = BigDecimal.subtract(
					BigDecimal.multiply(percent, totalBalance),
					BigDecimal.multiply(profits, hundred),
				);
				const halfUnit = BigDecimal.multiply(totalBalance, BigDecimal.make(5n, 3));
				expect(BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(error), halfUnit)).toBe(true);
				expect(BigDecimal.normalize(percent).scale).toBeLessThanOrEqual(2);
			}),
		);
	});

	test("home.day-profit-percent: a loss and a profit of the same size have the same magnitude", () => {
		fc.assert(
			fc.property(debtsAndAmounts(4), amountsAboveZero(2), (profits, totalBalance) => {
				expect(toText(percentOfDay(BigDecimal.negate(profits), totalBalance))).toBe(
					toText(BigDecimal.negate(percentOfDay(profits, totalBalance))),
				);
			}),
		);
	});

	test("account.display-balance: within half a cent; rounding twice changes nothing; a negative balance is the mirror image", () => {
		const shown = (amount: Decimal) => figuresOf(displayBalanceRule.compute({ amount })).amount;
		fc.assert(
			fc.property(debtsAndAmounts(5), (amount) => {
				expect(isNearest(shown(amount), amount, 2)).toBe(true);
				expect(toText(shown(shown(amount)))).toBe(toText(shown(amount)));
				expect(toText(shown(BigDecimal.negate(amount)))).toBe(toText(BigDecimal.negate(shown(amount))));
			}),
		);
	});
});
