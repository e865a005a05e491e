import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Decimal,
	decimal,
	divide,
	formatFixed,
	parseDecimal,
	type Rounding,
	round,
	toText,
} from "./decimal.ts";

const roundings: readonly Rounding[] = ["half up", "half even", "down", "up", "floor"];

describe("Spec 1 §3: a figure is shown at its precision, 0 to 8", () => {
	test.each([
		[0, "1", "-1", "3", "0"],
		[1, "1.2", "-1.2", "2.5", "0.0"],
		[2, "1.23", "-1.23", "2.50", "0.01"],
		[3, "1.235", "-1.235", "2.500", "0.005"],
		[4, "1.2346", "-1.2346", "2.5000", "0.0050"],
		[5, "1.23457", "-1.23457", "2.50000", "0.00500"],
		[6, "1.234568", "-1.234568", "2.500000", "0.005000"],
		[7, "1.2345679", "-1.2345679", "2.5000000", "0.0050000"],
		[8, "1.23456789", "-1.23456789", "2.50000000", "0.00500000"],
	])("%i decimals, half up", (digits, positive, negative, half, small) => {
		const show = (literal: string) => formatFixed(decimal(literal), digits, "half up");
		expect(["1.23456789", "-1.23456789", "2.5", "0.005"].map(show)).toEqual([
			positive,
			negative,
			half,
			small,
		]);
	});

	test.each([
		["2.5", { "half up": "3", "half even": "2", down: "2", up: "3", floor: "2" }],
		["3.5", { "half up": "4", "half even": "4", down: "3", up: "4", floor: "3" }],
		["-2.5", { "half up": "-3", "half even": "-2", down: "-2", up: "-3", floor: "-3" }],
		["-2.4", { "half up": "-2", "half even": "-2", down: "-2", up: "-3", floor: "-3" }],
		["-0.5", { "half up": "-1", "half even": "0", down: "0", up: "-1", floor: "-1" }],
		["0.1", { "half up": "0", "half even": "0", down: "0", up: "1", floor: "0" }],
		["0", { "half up": "0", "half even": "0", down: "0", up: "0", floor: "0" }],
	])("%s to a whole number in each rounding", (literal, expected) => {
		const shown = roundings.map((rounding) => [rounding, toText(round(decimal(literal), 0, rounding))]);
		expect(Object.fromEntries(shown)).toEqual(expected);
	});

	test("sums that are wrong in binary floating point are exact", () => {
		expect(toText(round(decimal("1.005"), 2, "half up"))).toBe("1.01");
		expect(formatFixed(decimal("0.1"), 18, "down")).toBe("0.100000000000000000");
	});
});

const wholePart = fc.bigInt(0n, 10n ** 21n - 1n).map(String);
const fraction = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 18 });
const sign = fc.constantFrom("", "-");

describe("Decimals as text", () => {
	test("formatting a parsed text at its own precision returns the text", () => {
		fc.assert(
			fc.property(sign, wholePart, fc.option(fraction), (minus, whole, decimals) => {
				const isZero = !/[1-9]/u.test(whole + (decimals ?? ""));
				fc.pre(!(minus && isZero));
				const text = decimals === null ? minus + whole : `${minus}${whole}.${decimals}`;
				expect(formatFixed(Result.getOrThrow(parseDecimal(text)), decimals?.length ?? 0, "down")).toBe(text);
			}),
		);
	});

	test("a text is parsed to its value and digits, including zeros", () => {
		fc.assert(
			fc.property(sign, fc.nat(6), wholePart, fc.option(fraction), (minus, zeros, whole, decimals) => {
				fc.pre(zeros + whole.length <= 21);
				const text = `${minus}${"0".repeat(zeros)}${whole}${decimals === null ? "" : `.${decimals}`}`;
				expect(Result.getOrThrow(parseDecimal(text))).toEqual(BigDecimal.fromStringUnsafe(text));
			}),
		);
	});

	test("the shortest text parses to the same value", () => {
		fc.assert(
			fc.property(sign, wholePart, fraction, (minus, whole, decimals) => {
				const text = toText(decimal(`${minus}${whole}.${decimals}`));
				expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/u);
				expect(toText(decimal(text))).toBe(text);
			}),
		);
	});

	test.each(["", "-", ".", "1.", ".1", "1,5", "1e3", "+1", " 1", "١", "0x1", "--1", "NaN", "1_000"])(
		"%j is not a number",
		(text) => {
			expect(Result.isFailure(parseDecimal(text)) && parseDecimal(text)).toMatchObject({
				failure: { _tag: "NotADecimal", reason: "not a number" },
			});
		},
	);

	test.each(["1".repeat(22), `0.${"1".repeat(19)}`, `-${"9".repeat(22)}`])(
		"%j has too many digits",
		(text) => {
			expect(parseDecimal(text)).toMatchObject({ failure: { reason: "too many digits" } });
		},
	);
});

/** Long division digit by digit, with the remainder carried and the rest rounded. */
const longDivision = (dividend: string, divisor: string, digits: number, rounding: Rounding): string => {
	const scaleOf = (text: string) => text.split(".")[1]?.length ?? 0;
	const scale = Math.max(scaleOf(dividend), scaleOf(divisor));
	const whole = (text: string) => BigInt(text.replace(/[-.]/gu, "") + "0".repeat(scale - scaleOf(text)));
	const [top, bottom] = [whole(dividend), whole(divisor)];
	let remainder = 0n;
	let quotient = "";
	for (const digit of top.toString() + "0".repeat(digits)) {
		remainder = remainder * 10n + BigInt(digit);
		let times = 0;
		while (remainder >= bottom) {
			remainder -= bottom;
			times++;
		}
		quotient += String(times);
	}
	const isOdd = /[13579]$/u.test(quotient);
	const left = remainder * 2n - bottom;
	const roundsUp = {
		"half up": left >= 0n,
		"half even": left > 0n || (left === 0n && isOdd),
		down: false,
		up: remainder > 0n,
		floor: remainder > 0n && dividend.startsWith("-") !== divisor.startsWith("-"),
	}[rounding];
	const magnitude = (BigInt(quotient) + (roundsUp ? 1n : 0n)).toString().padStart(digits + 1, "0");
	const isNegative = dividend.startsWith("-") !== divisor.startsWith("-") && /[1-9]/u.test(magnitude);
	const text = digits === 0 ? magnitude : `${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`;
	return (isNegative ? "-" : "") + text;
};

describe("Spec 1 §9: division", () => {
	test.each([
		["1", "3", 6, "half up", "0.333333"],
		["2", "3", 6, "half up", "0.666667"],
		["-2", "3", 6, "down", "-0.666666"],
		["-2", "3", 6, "up", "-0.666667"],
		["-2", "3", 6, "floor", "-0.666667"],
		["2", "3", 6, "floor", "0.666666"],
		["-2", "1", 6, "floor", "-2.000000"],
		["1", "8", 2, "half even", "0.12"],
		["3", "8", 2, "half even", "0.38"],
		["-1", "8", 2, "half up", "-0.13"],
		["0", "-7", 2, "up", "0.00"],
	] as const)("%s ÷ %s to %i decimals, %s, is %s", (dividend, divisor, digits, rounding, expected) => {
		const result = divide(decimal(dividend), decimal(divisor), digits, rounding);
		expect(result && formatFixed(result, digits, "down")).toBe(expected);
		expect(longDivision(dividend, divisor, digits, rounding)).toBe(expected);
	});

	test("a division by zero has no result", () => {
		expect(divide(decimal("1"), decimal("0.00"), 2, "up")).toBeUndefined();
	});

	const short = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 8 });
	const number = fc
		.tuple(sign, fc.bigInt(0n, 10n ** 9n), fc.option(short))
		.map(([minus, whole, decimals]) => `${minus}${whole}${decimals === null ? "" : `.${decimals}`}`);

	test("every quotient equals the long division, in each rounding mode and with either sign", () => {
		fc.assert(
			fc.property(
				number,
				number.filter((text) => /[1-9]/u.test(text)),
				fc.integer({ min: 0, max: 8 }),
				fc.constantFrom(...roundings),
				(dividend, divisor, digits, rounding) => {
					const result: Decimal | undefined = divide(decimal(dividend), decimal(divisor), digits, rounding);
					expect(result && formatFixed(result, digits, "down")).toBe(
						longDivision(dividend, divisor, digits, rounding),
					);
				},
			),
			{ numRuns: 500 },
		);
	});
});
