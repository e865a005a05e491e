import { expect, test } from "vitest";
import { readDocumentNumber, readPayPassword, readSentCode, readTypedCode } from "./typed-code.ts";

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

test.each([
	["390-566", "390566"],
	["390566.", "390566"],
	["390 566", "390566"],
	["G-390566", "G390566"],
	["“390566”,", "390566"],
	["٣٩٠–٥٦٦", "390566"],
	["390\u200b566", "390566"],
	["- .", ""],
])("the code %j of a message is sent without separators, as %j", (typed, sent) => {
	expect(readSentCode(typed)).toBe(sent);
});

test.each([
	["x 1234567", "X1234567"],
	["X1234567", "X1234567"],
	[" ab\u00a012\u200b34 ", "AB1234"],
	["ｘ１２３", "X123"],
	["078–05–1120", "078-05-1120"],
	["A123456(7)", "A123456(7)"],
])("the number of a document %j is written one way, as %j", (typed, sent) => {
	expect(readDocumentNumber(typed)).toBe(sent);
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
