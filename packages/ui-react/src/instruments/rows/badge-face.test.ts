import { instrumentCode } from "@tradewind/domain/market";
import { expect, test } from "vitest";
import { badgeFace } from "./badge-face.ts";

test.each([
	["EUR/USD", "EURUSD", { letters: "EUR", base: "EUR", quote: "USD" }],
	["USD/JPY", "USDJPY", { letters: "JPY", base: "USD", quote: "JPY" }],
	["Gold", "XAUUSD", { letters: "XAU", base: "XAU" }],
	["Germany 40", "GER40", { letters: "GER\n40", base: "GER40" }],
	["US 500", "US500", { letters: "US\n500", base: "US500" }],
	["US 100", "US100", { letters: "US\n100", base: "US100" }],
	["Bitcoin", "BTCUSD", { letters: "BTC", base: "BTC" }],
	["Natural gas", "NATGAS", { letters: "NAT", base: "NATGAS" }],
	["黃金", "1", { letters: "黃金", base: "1" }],
])("A-790: an instrument without a logo has its own badge: %s (%s)", (symbol, code, face) => {
	expect(badgeFace({ symbol, code: instrumentCode(code) })).toEqual(face);
});

test("a company has the first letters of its name", () => {
	expect(badgeFace({ symbol: "Harbour" })).toEqual({ letters: "Ha", base: "" });
});
