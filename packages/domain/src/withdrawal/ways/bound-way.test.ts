import { describe, expect, test } from "vitest";
import { offeredKinds } from "../withdrawal.ts";
import { bankWay, miaAtBank, tetherWay } from "../withdrawals.test-support.ts";
import { type BoundWay, bankFields, numberOf, visibleBankFields } from "./bound-way.ts";

describe("Spec 2 §6: the kinds that a site offers", () => {
	test.each([
		[{ crypto: true, bank: true }, ["crypto", "bank"]],
		[{ crypto: false, bank: true }, ["bank"]],
		[{ crypto: true, bank: false }, ["crypto"]],
		[{ crypto: false, bank: false }, []],
	])("are %j with %j", (offers, kinds) => {
		expect(offeredKinds(offers)).toEqual(kinds);
	});
});

describe("Spec 2 §3: the fields of a bank account", () => {
	test("are payee and bank on a site that hides all others", () => {
		expect(visibleBankFields(bankFields)).toEqual(["payeeName", "bankName"]);
	});

	test.each(bankFields.slice(2))("are these and %s if it is not hidden", (field) => {
		const hidden = bankFields.filter((one) => one !== field);
		expect(visibleBankFields(hidden)).toEqual(["payeeName", "bankName", field]);
	});

	test("are all of them in their order on a site that hides none, or one that is unknown here", () => {
		expect([visibleBankFields([]), visibleBankFields(["toString"])]).toEqual([bankFields, bankFields]);
	});
});

test.each<[string, BoundWay, string]>([
	["its address", tetherWay, "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf"],
	["the number of its account", bankWay, "0012345678"],
	[
		"its IBAN if there is no number",
		{ ...bankWay, kind: "bank", details: { ...miaAtBank, account: "", iban: "DE89" } },
		"DE89",
	],
])("a way is identified by %s", (_, way, number) => {
	expect(numberOf(way)).toBe(number);
});
