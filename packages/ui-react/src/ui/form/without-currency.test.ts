import { expect, test } from "vitest";
import { withoutCurrency } from "./without-currency.ts";

test.each([
	["$1,234.50", "$", "1,234.50"],
	["1.234,50\u00a0$", "$", "1.234,50"],
	["\u2212$5", "$", "\u22125"],
	["0.5 USDT", "USDT", "0.5"],
	["\u2066$5\u2069", "$", "\u20665\u2069"],
	["1.234,56 €", "$", "1.234,56 €"],
	["US$5", "$", "US$5"],
	["$", "$", "$"],
	["5", "$", "5"],
	["5 €", undefined, "5 €"],
	["5 €", "", "5 €"],
])("A-21: %j in a field in %s is %j; an amount of another currency is refused", (text, currency, rest) => {
	expect(withoutCurrency(text, currency)).toBe(rest);
});
