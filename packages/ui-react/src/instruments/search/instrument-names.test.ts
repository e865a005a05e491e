import { readFileSync } from "node:fs";
import { instrumentCode, searchInstruments } from "@tradewind/domain/market";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { codesNamed } from "./instrument-names.ts";

const words = (language: string): Readonly<Record<string, string>> =>
	JSON.parse(
		readFileSync(new URL(`../../../../mock-server/src/words/${language}.json`, import.meta.url), "utf8"),
	);
/** The commodities and indices of the mock platform, whose names depend on the language, with English names, and some others. */
const translated = Object.entries(words("en")).flatMap(([key, symbol]) =>
	key.startsWith("instrument.") ? [{ code: instrumentCode(key.slice("instrument.".length)), symbol }] : [],
);
const list = [
	...translated,
	...[
		["EURUSD", "EUR/USD"],
		["USDJPY", "USD/JPY"],
		["BTCUSD", "Bitcoin"],
		["SOLUSD", "Solana"],
		["DOGEUSD", "Dogecoin"],
		["NEWCO", "NewCo"],
	].map(([code = "", symbol = ""]) => ({ code: instrumentCode(code), symbol })),
];
const found = (text: string) => searchInstruments(list, text, codesNamed(list, text)).map(({ code }) => code);

test.each([
	["黃金", ["XAUUSD"]],
	["золото", ["XAUUSD"]],
	["oro", ["XAUUSD"]],
	["or", ["XAUUSD"]],
	["الذهب", ["XAUUSD"]],
	["złoto", ["XAUUSD"]],
	["серебро", ["XAGUSD"]],
	["gumus", ["XAGUSD"]],
	["日圓", ["USDJPY"]],
	["иена", ["USDJPY"]],
	["нефть", ["USOIL", "UKOIL"]],
	["原油", ["USOIL", "UKOIL"]],
	["النفط", ["USOIL", "UKOIL"]],
	["rohöl", ["USOIL", "UKOIL"]],
	["rohoel", ["USOIL", "UKOIL"]],
	["öl", ["USOIL", "UKOIL"]],
	["तेल", ["USOIL", "UKOIL"]],
	["น้ำมัน", ["USOIL", "UKOIL"]],
	["dầu", ["USOIL", "UKOIL"]],
	["布蘭特", ["UKOIL"]],
	["erdgas", ["NATGAS"]],
	["गैस", ["NATGAS"]],
	["가스", ["NATGAS"]],
	["Германия", ["GER40"]],
	["英國", ["UK100"]],
	["華爾街", ["US30"]],
	["биткоин", ["BTCUSD"]],
	["狗狗幣", ["DOGEUSD"]],
	["newc", ["NEWCO"]],
	["do", ["DOGEUSD"]],
	["zzz", []],
])("A-769: %j finds", (text, codes) => {
	expect(found(text)).toEqual(codes);
});

test("A-769: each commodity and index is found by its name in each language of the app", () => {
	const missing = languages.flatMap(({ code: language }) => {
		const named = words(language);
		return translated.flatMap(({ code }) => {
			const name = named[`instrument.${code}`] ?? "";
			return found(name).includes(code) ? [] : [`${language} ${code} ${name}`];
		});
	});
	expect(missing).toEqual([]);
});
