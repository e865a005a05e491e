import { expect, test } from "vitest";
import { instrumentCode } from "../market/instrument.ts";
import { foundInstruments } from "./found-instruments.ts";

const [bitcoin, ether, gold] = [
	["BTCUSD", "Bitcoin"],
	["ETHUSD", "Ethereum"],
	["XAUUSD", "Gold"],
].map(([code = "", symbol = ""]) => ({ code: instrumentCode(code), symbol }));
const list = [bitcoin, ether, gold].filter((each) => each !== undefined);
const found = (text: string, ...answered: readonly string[]) =>
	foundInstruments(list, text, answered.map(instrumentCode)).map(({ symbol }) => symbol);

test("matches of the list come first, then those found only by the platform, each once, without unknown ones", () => {
	expect([
		found("bit"),
		found("bit", "ETHUSD", "BTCUSD", "NONE"),
		found("crypto", "BTCUSD", "ETHUSD"),
	]).toEqual([["Bitcoin"], ["Bitcoin", "Ethereum"], ["Bitcoin", "Ethereum"]]);
	expect(foundInstruments(list, "gold", undefined)).toEqual([gold]);
});
