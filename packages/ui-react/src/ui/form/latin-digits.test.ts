import { expect, test } from "vitest";
import { latinDigits } from "./latin-digits.ts";

test("Pitfall 7: Arabic-Indic and Persian digits become Latin ones, other characters stay", () => {
	expect(["٥٥٥ ٠١٠١", "۵۵۵ ۰۱۰۱", "555-0101"].map(latinDigits)).toEqual(["555 0101", "555 0101", "555-0101"]);
});
