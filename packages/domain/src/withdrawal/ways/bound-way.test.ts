import { describe, expect, test } from "vitest";
import { offeredKinds } from "../withdrawal.ts";
import { bankWay, miaAtBank, noBankField, tetherWay } from "../withdrawals.test-support.ts";
import {
	type BoundWay,
	bankFields,
	numberOf,
	type VisibleBankFields,
	visibleBankFields,
} from "./bound-way.ts";

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
	test("are payee and bank on a site that shows no other", () => {
		expect(visibleBankFields(noBankField)).toEqual(["payeeName", "bankName"]);
	});

	test.each(bankFields.filter((field): field is keyof VisibleBankFields => field in noBankField))(
		"are these and %s if its flag is on",
		(field) => {
			expect(visibleBankFields({ ...noBankField, [field]: true })).toEqual(["payeeName", "bankName", field]);
		},
	);

	test("are shown in their order", () => {
		expect(visibleBankFields({ ...noBankField, postCode: true, swift: true, account: true })).toEqual([
			"payeeName",
			"bankName",
			"account",
			"swift",
			"postCode",
		]);
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
