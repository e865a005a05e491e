import { expect, test } from "vitest";
import { inLatinDigits } from "./latin-digits.ts";

test.each([
	["٠١٢٣٤٥٦٧٨٩", "0123456789"],
	["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
	["०१२३४५६७८९", "0123456789"],
	["๐๑๒๓๔๕๖๗๘๙", "0123456789"],
	["၀၁၂၃၄၅၆၇၈၉", "0123456789"],
	["０１２３４５６７８９", "0123456789"],
	["0123456789", "0123456789"],
	["US ١٠٠, ½ 𝄞٫", "US 100, ½ 𝄞٫"],
	["", ""],
])("%s is written %s in Latin digits", (text, written) => {
	expect(inLatinDigits(text)).toBe(written);
});
