import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { languageCodes } from "../../site/language.ts";
import { readMultiple } from "./read-multiple.ts";

const fine = (value: string) => ({ value, issue: undefined });
const wrong = (is: string) => ({ value: undefined, issue: { is, field: "multiple" } });

describe("Spec 2 §5: the multiple is digits only", () => {
	test.each([
		["1", fine("1")],
		["100", fine("100")],
		["007", fine("7")],
		[" 3 ", fine("3")],
		["١٢", fine("12")],
		["\u200f١٢\u200e", fine("12")],
		["\u061c5", fine("5")],
		["۱۲", fine("12")],
		["१२", fine("12")],
		["๑๒", fine("12")],
		["၁၂", fine("12")],
		["１２", fine("12")],
		["", wrong("multiple missing")],
		["  ", wrong("multiple missing")],
		["0", wrong("multiple is zero")],
		["000", wrong("multiple is zero")],
		["٠", wrong("multiple is zero")],
		["+2", wrong("multiple is not a whole number")],
		["-2", wrong("multiple is not a whole number")],
		["−2", wrong("multiple is not a whole number")],
		["2.", wrong("multiple is not a whole number")],
		[".5", wrong("multiple is not a whole number")],
		["2.0", wrong("multiple is not a whole number")],
		["2,5", wrong("multiple is not a whole number")],
		["1,000", wrong("multiple is not a whole number")],
		["١٫٠", wrong("multiple is not a whole number")],
		["1 000", wrong("multiple is not a whole number")],
		["1e3", wrong("multiple is not a whole number")],
		["two", wrong("multiple is not a whole number")],
		["1".repeat(22), wrong("multiple is not a whole number")],
	])("%j", (text, reading) => {
		expect(plain(readMultiple(text, "en"))).toEqual(reading);
	});

	test("whole numbers above zero have the same value in every language", () => {
		fc.assert(
			fc.property(fc.bigInt(1n, 10n ** 21n - 1n), fc.constantFrom(...languageCodes), (count, language) => {
				expect(plain(readMultiple(count.toString(), language))).toEqual(fine(count.toString()));
			}),
		);
	});

	test("a text with anything except digits is never a multiple", () => {
		fc.assert(
			fc.property(
				fc.nat(99_999).map(String),
				fc.constantFrom("+", "-", ".", ",", "٫", "٬", "e", " 1", "x"),
				fc.nat(5),
				fc.constantFrom(...languageCodes),
				(digits, mark, place, language) => {
					const text = `1${digits.slice(0, place)}${mark}${digits.slice(place)}`;
					expect(readMultiple(text, language).value).toBeUndefined();
				},
			),
		);
	});
});
