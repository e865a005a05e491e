import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, percentOf, toText, wholeDecimal, zero } from "../../money/decimal.ts";
import { amounts, figuresOf } from "../../money/decimal-properties.test-support.ts";
import { amountToRepayRule } from "./amount-to-repay.rule.ts";
import { aprOf } from "./apr.rule.ts";
import { dailyInterestRule } from "./daily-interest.rule.ts";
import { totalInterestRule } from "./total-interest.rule.ts";

const days = fc.integer({ min: 0, max: 3650 });
const total = (amount: Decimal, dailyRate: Decimal, loanPeriodDays: number, freePeriodDays: number) =>
	figuresOf(totalInterestRule.compute({ amount, dailyRate, loanPeriodDays, freePeriodDays })).interest;

describe("Properties of the loan rules", () => {
	test("loan.total-interest: the interest of a day times the number of days that are not free", () => {
		fc.assert(
			fc.property(amounts(2), amounts(8), days, days, (amount, dailyRate, free, charged) => {
				const { interest } = figuresOf(dailyInterestRule.compute({ amount, dailyRate }));
				expect(toText(total(amount, dailyRate, free + charged, free))).toBe(
					toText(BigDecimal.multiply(interest, wholeDecimal(charged))),
				);
			}),
		);
	});

	test("loan.total-interest: more free days never cost more, and the interest is never negative", () => {
		fc.assert(
			fc.property(amounts(2), amounts(8), days, days, days, (amount, dailyRate, period, free, more) => {
				const interest = total(amount, dailyRate, period, free);
				const freer = total(amount, dailyRate, period, free + more);
				expect(BigDecimal.isLessThanOrEqualTo(freer, interest)).toBe(true);
				expect(BigDecimal.isNegative(freer)).toBe(false);
			}),
		);
	});

	test("loan.apr: of one payment after a year it is the interest in percent", () => {
		const tenths = fc.integer({ min: 0, max: 100_000 });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10 ** 9 }), tenths, (lent, tenth) => {
				const amount = wholeDecimal(lent);
				const percent = BigDecimal.make(BigInt(tenth), 1);
				const interest = percentOf(amount, percent);
				const rate = aprOf({ amount, interest, loanPeriodDays: 365 });
				expect(rate && toText(rate)).toBe(toText(percent));
			}),
		);
	});

	test("loan.daily-interest: twice the loan costs twice as much", () => {
		fc.assert(
			fc.property(amounts(2), amounts(8), (amount, dailyRate) => {
				const interest = (lent: Decimal) =>
					figuresOf(dailyInterestRule.compute({ amount: lent, dailyRate })).interest;
				expect(toText(interest(BigDecimal.sum(amount, amount)))).toBe(
					toText(BigDecimal.sum(interest(amount), interest(amount))),
				);
			}),
		);
	});

	test("loan.amount-to-repay: a sum in any order, never less than the principal", () => {
		fc.assert(
			fc.property(amounts(2), amounts(6), amounts(4), (principal, interest, penalty) => {
				const { amount } = figuresOf(amountToRepayRule.compute({ principal, interest, penalty }));
				const turned = figuresOf(
					amountToRepayRule.compute({ principal: penalty, interest: principal, penalty: interest }),
				);
				const extra = BigDecimal.subtract(BigDecimal.subtract(amount, principal), interest);
				expect(toText(turned.amount)).toBe(toText(amount));
				expect(toText(extra)).toBe(toText(penalty));
				expect(BigDecimal.isLessThan(amount, principal)).toBe(false);
			}),
		);
	});

	test("loan.amount-to-repay: without interest and penalty the principal is repaid", () => {
		fc.assert(
			fc.property(amounts(2), (principal) => {
				const { amount } = figuresOf(amountToRepayRule.compute({ principal, interest: zero, penalty: zero }));
				expect(toText(amount)).toBe(toText(principal));
			}),
		);
	});
});
