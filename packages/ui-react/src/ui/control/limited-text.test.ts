import { expect, test } from "vitest";
import { limitedText } from "./limited-text.ts";

test.each<[string, number, string | undefined]>([
	["12.50", 24, "12.50"],
	["\t\t                    12.50", 24, "12.50"],
	["Mia ", 4, "Mia "],
	["  Mia  ", 3, "Mia"],
	["Miaa", 3, undefined],
	["M i a", 4, undefined],
])("Pitfall 27: %j within %d characters is taken whole or refused, never cut", (text, maxLength, taken) => {
	expect(limitedText(text, maxLength)).toBe(taken);
});
