import { expect, test } from "vitest";
import { settledAreaCode, typedAreaCode, typedPhone } from "./typed-number.ts";

test("Spec 1 §5: an area code is a plus sign and digits, whatever is typed or pasted", () => {
	expect(["+001", "001", "+44 ", "++4a4", "٠٠١", "۰۰۱", "", "+1234567"].map(typedAreaCode)).toEqual([
		"+001",
		"+001",
		"+44",
		"+44",
		"+001",
		"+001",
		"+",
		"+12345",
	]);
});

test("Spec 1 §9: an empty area code becomes +001 when the field is left; any other stays", () => {
	expect(["", "+", "+852"].map(settledAreaCode)).toEqual(["+001", "+001", "+852"]);
});

test("a phone number typed with Arabic or Persian digits is the same number", () => {
	expect(["٥٥٥ ٠١٠١", "۵۵۵ ۰۱۰۱", "555-0101"].map(typedPhone)).toEqual(["555 0101", "555 0101", "555-0101"]);
});
