import { instrumentCode } from "@tradewind/domain/market";
import { expect, test } from "vitest";
import { badgeLetters } from "./badge-letters.ts";

test.each([
	["EUR/USD", "EURUSD", "EUR"],
	["USD/JPY", "USDJPY", "JPY"],
	["Gold", "XAUUSD", "XAU"],
	["Germany 40", "GER40", "GER"],
	["US 500", "US500", "US"],
	["Bitcoin", "BTCUSD", "BTC"],
	["黃金", "1", "黃金"],
])("An instrument without a logo has letters as its badge: %s (%s) %s", (symbol, code, letters) => {
	expect(badgeLetters({ symbol, code: instrumentCode(code) })).toBe(letters);
});

test("a company has the first letters of its name", () => {
	expect(badgeLetters({ symbol: "Harbour" })).toBe("Ha");
});
