import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyOf } from "../contract/contract.test-support.ts";
import { decimal, money, rate } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { halfMinute, minute } from "./micro.test-support.ts";
import { incomeOf, lossOf, profitPercentOf, termsOf } from "./micro-terms.ts";

describe("Spec 1 §5, §9: the possible income and loss of an amount", () => {
	test.each([
		["20", halfMinute, 0, { income: "17", loss: "20", percent: "85" }],
		["20", halfMinute, 1, { income: "17", loss: "17", percent: "85" }],
		["12.35", minute, 0, { income: "11.11", loss: "12.35", percent: "90" }],
		["12.35", minute, 2, { income: "11.11", loss: "11.11", percent: "90" }],
	])("%s on %j at loss level %d", (amount, option, lossLevel, expected) => {
		expect(plain(termsOf(moneyOf(amount), option, lossLevel))).toEqual(expected);
	});

	test("no terms are shown for figures that a rule refuses", () => {
		const broken = { ...halfMinute, profitRatio: rate(decimal("-0.85")) };
		const twenty = moneyOf("20");
		expect([
			incomeOf(twenty, broken),
			lossOf(twenty, broken, 1),
			profitPercentOf(broken),
			termsOf(twenty, broken, 1),
			termsOf(twenty, halfMinute, -1),
		]).toEqual([undefined, undefined, undefined, undefined, undefined]);
	});

	test("a larger amount never wins or loses less", () => {
		const cents = fc.bigInt(0n, 10n ** 9n).map((value) => money(BigDecimal.make(value, 2)));
		const ratios = fc.bigInt(0n, 3000n).map((value) => rate(BigDecimal.make(value, 3)));
		fc.assert(
			fc.property(cents, cents, ratios, fc.nat(3), (amount, more, profitRatio, lossLevel) => {
				const option = { ...halfMinute, profitRatio };
				const small = termsOf(amount, option, lossLevel);
				const large = termsOf(money(BigDecimal.sum(amount, more)), option, lossLevel);
				expect(small && large && BigDecimal.isLessThanOrEqualTo(small.income, large.income)).toBe(true);
				expect(small && large && BigDecimal.isLessThanOrEqualTo(small.loss, large.loss)).toBe(true);
			}),
		);
	});
});
