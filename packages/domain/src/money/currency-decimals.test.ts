import { expect, test } from "vitest";
import { currencyDecimals } from "./currency-decimals.ts";

test.each([
	["EUR", 2],
	["usd ", 2],
	["JPY", 0],
	["KWD", 3],
	["USDT", 8],
	["BTC", 8],
	["", 8],
])("A-462: an amount in “%s” has at most %d decimals", (code, expected) => {
	expect(currencyDecimals(code, 8)).toBe(expected);
});
