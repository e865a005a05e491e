import { instrumentCode } from "@tradewind/domain/market";
import { expect, test } from "vitest";
import { currenciesNamed } from "./currency-names.ts";

const listed = ["XAUUSD", "XAGUSD", "EURUSD", "USDJPY", "BTCUSD", "US100"].map((code) => ({
	code: instrumentCode(code),
}));

test.each([
	["黃金", ["xau"]],
	["золото", ["xau"]],
	["oro", ["xau"]],
	["الذهب", ["xau"]],
	["złoto", ["xau"]],
	["серебро", ["xag"]],
	["gumus", ["xag"]],
	["日圓", ["jpy"]],
	["иена", ["jpy"]],
	["do", []],
	["zzz", []],
])("A-769: %j is a name of", (text, codes) => {
	expect(currenciesNamed(listed, text)).toEqual(codes);
});
