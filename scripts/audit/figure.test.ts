import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf, isFigure } from "./figure.ts";

test.each([
	["1.5", "1.50"],
	["0", "-0"],
	["0", "-0.000"],
	["-2", "-2.0"],
	["007", "7"],
	["0.1000000000000000055", "0.10000000000000000550"],
])("%s and %s are the same number", (computed, expected) => {
	expect(differenceOf(computed, expected)).toBeUndefined();
});

test.each([
	["5.4201", "5.42", "0.0001"],
	["5.42", "5.4201", "-0.0001"],
	["-1", "1", "-2"],
	["0.1000000000000000055", "0.1", "0.0000000000000000055"],
	["12345678901234567890", "12345678901234567891", "-1"],
	["0.000000000000000000000000000000000001", "0", "0.000000000000000000000000000000000001"],
])("%s computed where %s is expected is off by %s exactly", (computed, expected, by) => {
	expect(differenceOf(computed, expected)).toBe(by);
});

test("property: the difference of two figures equals that of their integers", () => {
	const digits = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
	fc.assert(
		fc.property(digits, digits, fc.nat(40), (one, other, decimals) => {
			const by = differenceOf(shifted(one, decimals), shifted(other, decimals));
			expect(by === undefined ? 0n : unshifted(by, decimals)).toBe(one - other);
		}),
	);
});

test.each(["1", "-1", "0.5", "-0.50", "12345678901234567890123456789.5"])("%s is a figure", (text) => {
	expect(isFigure(text)).toBe(true);
});

test.each([
	"",
	"1e3",
	"1E3",
	"+1",
	".5",
	"1.",
	"1,5",
	"1 000",
	" 1",
	"1\n",
	"abc",
	"NaN",
	"−1",
	"٣",
	5,
	null,
	true,
])("%j is no figure", (value) => {
	expect(isFigure(value)).toBe(false);
});

/** `value` × 10^−decimals as text. */
const shifted = (value: bigint, decimals: number): string => {
	const text = String(value < 0n ? -value : value).padStart(decimals + 1, "0");
	const point = text.length - decimals;
	return `${value < 0n ? "-" : ""}${text.slice(0, point)}${decimals === 0 ? "" : `.${text.slice(point)}`}`;
};

const unshifted = (text: string, decimals: number): bigint => {
	const [whole = "", fraction = ""] = text.split(".");
	return BigInt(whole + fraction.padEnd(decimals, "0"));
};
