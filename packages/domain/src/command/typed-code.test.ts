import { expect, test } from "vitest";
import { readPayPassword, readTypedCode } from "./typed-code.ts";

test.each([
	["١٢٣٤٥٦", "123456"],
	["۱۲۳۴۵۶", "123456"],
	["१२३४५६", "123456"],
	["๑๒๓๔๕๖", "123456"],
	["１２３４５６", "123456"],
	["ＤＥ８９　３７０４", "DE89　3704"],
	["ｍｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "mia@example.com"],
	["\u202aDE89 3704\u202c", "DE89 3704"],
	["\u200f A-12 \u200f", "A-12"],
	["Łódź 12", "Łódź 12"],
	["", ""],
])("Pitfall 7: the typed code %j reaches the platform as %j", (typed, sent) => {
	expect(readTypedCode(typed)).toBe(sent);
});

test("A pay password is sent in Latin digits, and otherwise exactly as typed", () => {
	expect(["٢٤٦٨١٠", "२४६८१०", "２４６８１０", " Wind-1 ", "ｗ"].map(readPayPassword)).toEqual([
		"246810",
		"246810",
		"246810",
		" Wind-1 ",
		"ｗ",
	]);
});
