import { expect, test } from "vitest";
import { withoutBlanksAround } from "./without-blanks-around.ts";

test.each([
	["\t\t                    12.50", "12.50"],
	["12.50\t\t", "12.50\t"],
	["1 234,50", "1 234,50"],
	["1 ", "1 "],
	["   ", ""],
	["", ""],
])("Pitfall 27: of the pasted figure %j, %j is left", (pasted, left) => {
	expect(withoutBlanksAround(pasted)).toBe(left);
});
