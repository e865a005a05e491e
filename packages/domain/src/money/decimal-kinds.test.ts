import fc from "fast-check";
import { expect, test } from "vitest";
import {
	money,
	notBelowZero,
	percentOf,
	price,
	quantity,
	rate,
	toText,
	wholeDecimal,
	zero,
} from "./decimal.ts";
import { amounts, debtsAndAmounts } from "./decimal-properties.test-support.ts";

test("a decimal has the same value as money, price, quantity or rate", () => {
	fc.assert(
		fc.property(debtsAndAmounts(6), (value) => {
			expect([money(value), price(value), quantity(value), rate(value)]).toEqual(Array(4).fill(value));
		}),
	);
});

test("a count is a decimal without decimals", () => {
	fc.assert(
		fc.property(fc.maxSafeInteger(), (count) => {
			expect(toText(wholeDecimal(count))).toBe(String(count === 0 ? 0 : count));
		}),
	);
});

test("percent of a percentage: a hundred percent is the whole, zero percent is zero", () => {
	fc.assert(
		fc.property(debtsAndAmounts(6), (value) => {
			expect(toText(percentOf(value, wholeDecimal(100)))).toBe(toText(value));
			expect(toText(percentOf(value, zero))).toBe("0");
		}),
	);
});

test("a value of zero or more stays, a negative one becomes zero", () => {
	fc.assert(
		fc.property(amounts(6), (value) => {
			expect(toText(notBelowZero(value))).toBe(toText(value));
			expect(toText(notBelowZero({ ...value, value: -value.value - 1n }))).toBe("0");
		}),
	);
});
