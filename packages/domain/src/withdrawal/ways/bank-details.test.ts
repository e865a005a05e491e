import { describe, expect, test } from "vitest";
import { miaAtBank, noBankField } from "../withdrawals.test-support.ts";
import { type BankIssue, readBankDetails, requiredBankFields } from "./bank-details.ts";
import { type BankDetails, noBankDetails, type VisibleBankFields } from "./bound-way.ts";

const all: VisibleBankFields = {
	account: true,
	iban: true,
	swift: true,
	bankCode: true,
	routingNumber: true,
	ifsc: true,
	branch: true,
	bankAddress: true,
	payeeAddress: true,
	postCode: true,
};

describe("Spec 2 §3: the required fields of a bank account", () => {
	test.each<[string, VisibleBankFields, readonly (readonly string[])[]]>([
		["payee and bank, if nothing else is shown", noBankField, [["payeeName"], ["bankName"]]],
		[
			"account number or IBAN, and one code of the bank, if all fields are shown",
			all,
			[["payeeName"], ["bankName"], ["account", "iban"], ["swift", "bankCode", "routingNumber", "ifsc"]],
		],
		[
			"the IBAN, if it is the only shown number",
			{ ...noBankField, iban: true },
			[["payeeName"], ["bankName"], ["iban"]],
		],
		[
			"none of branch, addresses and post code",
			{ ...noBankField, branch: true, bankAddress: true, payeeAddress: true, postCode: true },
			[["payeeName"], ["bankName"]],
		],
	])("is %s", (_, shows, requiredGroups) => {
		expect(requiredBankFields(shows)).toEqual(requiredGroups);
	});

	test.each<[string, Partial<BankDetails>, readonly BankIssue[]]>([
		["nothing is missing", {}, []],
		["an IBAN replaces the account number", { account: "", iban: "DE89" }, []],
		["any code replaces another", { swift: "", ifsc: "SBIN0005943" }, []],
		["the payee is blank", { payeeName: "  " }, [{ is: "bank detail missing", anyOf: ["payeeName"] }]],
		[
			"all required fields are missing",
			noBankDetails,
			[
				{ is: "bank detail missing", anyOf: ["payeeName"] },
				{ is: "bank detail missing", anyOf: ["bankName"] },
				{ is: "bank detail missing", anyOf: ["account", "iban"] },
				{ is: "bank detail missing", anyOf: ["swift", "bankCode", "routingNumber", "ifsc"] },
			],
		],
		["a text has the maximum length", { bankAddress: "x".repeat(200) }, []],
		["the length counts characters, not UTF-16 units", { bankAddress: "😀".repeat(200) }, []],
		[
			"a text is too long",
			{ bankAddress: "x".repeat(201) },
			[{ is: "bank detail too long", field: "bankAddress", maxLength: 200 }],
		],
		[
			"a text has control characters",
			{ branch: "Main\u0000Street" },
			[{ is: "bank detail has unknown characters", field: "branch" }],
		],
		[
			"several fields have issues: in the order of the fields",
			{ postCode: "\u0007", swift: "", payeeName: "" },
			[
				{ is: "bank detail missing", anyOf: ["payeeName"] },
				{ is: "bank detail missing", anyOf: ["swift", "bankCode", "routingNumber", "ifsc"] },
				{ is: "bank detail has unknown characters", field: "postCode" },
			],
		],
	])("when %s", (_, change, issues) => {
		expect(readBankDetails({ ...miaAtBank, ...change }, all).issues).toEqual(issues);
	});

	test("hidden fields are neither validated nor sent; other fields are sent with single spaces and trimmed", () => {
		const typed: BankDetails = {
			...noBankDetails,
			payeeName: "  Mia   Wong ",
			bankName: "Bank of\nExamples",
			account: "0012\u0000345678",
			swift: "EXAMDEFF",
			iban: " DE89 3704 ",
		};
		expect(readBankDetails(typed, { ...noBankField, iban: true })).toEqual({
			details: { ...noBankDetails, payeeName: "Mia Wong", bankName: "Bank of Examples", iban: "DE89 3704" },
			issues: [],
		});
	});
});
