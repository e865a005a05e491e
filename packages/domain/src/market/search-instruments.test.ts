import { expect, test } from "vitest";
import { euroDollar } from "../contract/contract.test-support.ts";
import { instrumentCode } from "./instrument.ts";
import { searchInstruments } from "./search-instruments.ts";

const listed = (code: string, symbol: string) => ({ ...euroDollar, code: instrumentCode(code), symbol });
const list = [
	listed("XAUUSD", "Gold"),
	listed("EURUSD", "EUR/USD"),
	listed("USDJPY", "USD/JPY"),
	listed("GBPJPY", "GBP/JPY"),
	listed("US100", "US Tech 100"),
];
const codesOf = (text: string) => searchInstruments(list, text).map(({ code }) => code);

test.each([
	["", ["XAUUSD", "EURUSD", "USDJPY", "GBPJPY", "US100"]],
	["  ", ["XAUUSD", "EURUSD", "USDJPY", "GBPJPY", "US100"]],
	["usd", ["USDJPY", "XAUUSD", "EURUSD"]],
	["eur/usd", ["EURUSD"]],
	["eur usd", ["EURUSD"]],
	["ＥＵＲ", ["EURUSD"]],
	["gold", ["XAUUSD"]],
	["jpy", ["USDJPY", "GBPJPY"]],
	["100", ["US100"]],
	["١٠٠", ["US100"]],
	["us ۱۰۰", ["US100"]],
	["tech १००", ["US100"]],
	["ＵＳ１００", ["US100"]],
	["TECH\u200f 100", ["US100"]],
	["GOLD", ["XAUUSD"]],
	["bıtcoın", []],
	["ｇóld", ["XAUUSD"]],
	["jpn", ["USDJPY", "GBPJPY"]],
	["Yen", ["USDJPY", "GBPJPY"]],
	["nasd", ["US100"]],
	["S&P", []],
	["gol", ["XAUUSD"]],
	["ye", []],
	["btc", []],
	["gld", ["XAUUSD"]],
	["gd", []],
	["us", ["USDJPY", "US100", "XAUUSD", "EURUSD"]],
	["ol", []],
	["old", ["XAUUSD"]],
	["us100", ["US100"]],
	["tech", ["US100"]],
	["10", ["US100"]],
	["lod", []],
	["ejp", []],
	["ebp", []],
	["gbj", ["GBPJPY"]],
	["slvr", []],
	["/", []],
	[" ... ", []],
])("Spec 1 §2: %j finds", (text, codes) => {
	expect(codesOf(text)).toEqual(codes);
});

test("A-769: instruments whose names in a language match come after those that match by themselves", () => {
	const codes = (text: string, named: readonly string[]) =>
		searchInstruments(list, text, named).map(({ code }) => code);
	expect([codes("黃金", ["xau"]), codes("黃金", []), codes("eur", ["xau", "eur"])]).toEqual([
		["XAUUSD"],
		[],
		["EURUSD", "XAUUSD"],
	]);
});
