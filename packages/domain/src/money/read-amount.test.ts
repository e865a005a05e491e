import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "../site/language.ts";
import { decimal, money } from "./decimal.ts";
import { plain } from "./plain.test-support.ts";
import { type AmountBounds, readAmount } from "./read-amount.ts";
import { writeTypedDecimal } from "./typed-decimal.ts";

const of = (text: string) => money(decimal(text));
const bounds: AmountBounds = { decimals: 2, minimum: of("10"), maximum: of("50"), free: of("40") };

describe("Spec 2 §5: a typed amount of money", () => {
	test.each([
		["10", "10"],
		["40.00", "40"],
		[" 10.5 ", "10.5"],
	])("%j is %s", (text, value) => {
		expect(plain(readAmount(text, "en", bounds))).toEqual({ value, issue: undefined });
	});

	test.each([
		["", { is: "amount missing", field: "amount" }],
		["ten", { is: "not a number", field: "amount" }],
		["1,234", { is: "ambiguous number", field: "amount" }],
		["-10", { is: "below zero", field: "amount" }],
		["0.00", { is: "amount is zero", field: "amount" }],
		["10.001", { is: "too many decimals", field: "amount", allowed: 2 }],
		["9.99", { is: "amount below minimum", field: "amount", minimum: "10" }],
		["50.01", { is: "amount above maximum", field: "amount", maximum: "50" }],
		["40.01", { is: "balance too small", field: "amount", free: "40" }],
	])("%j is refused", (text, issue) => {
		expect(plain(readAmount(text, "en", bounds))).toEqual({ value: undefined, issue });
	});

	test("an unknown limit blocks nothing", () => {
		expect(plain(readAmount("999999.99", "en", { decimals: 2, free: undefined }))).toEqual({
			value: "999999.99",
			issue: undefined,
		});
	});

	test("an amount written in any of the 19 languages reads back unchanged", () => {
		fc.assert(
			fc.property(fc.constantFrom(...languageCodes), fc.bigInt(1n, 10n ** 14n), (language, cents) => {
				const value = money(decimal(`${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`));
				const read = readAmount(writeTypedDecimal(value, language), language, { decimals: 2 });
				expect(plain(read)).toEqual({ value: plain(value), issue: undefined });
			}),
		);
	});
});
