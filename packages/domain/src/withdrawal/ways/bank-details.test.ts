import { describe, expect, test } from "vitest";
import { miaAtBank, showing } from "../withdrawals.test-support.ts";
import { type BankIssue, readBankDetails } from "./bank-details.ts";
import { type BankDetails, bankFields, isRequiredBankField, noBankDetails } from "./bound-way.ts";

const all = bankFields;

describe("Spec 2 §3: the required fields of a bank account", () => {
	test("is payee and bank, whatever is shown", () => {
		expect(bankFields.filter(isRequiredBankField)).toEqual(["payeeName", "bankName"]);
		const names = { ...noBankDetails, payeeName: "Mia Wong", bankName: "Bank of Examples" };
		for (const shows of [showing(), all])
			expect(readBankDetails(names, shows)).toEqual({ details: names, issues: [] });
	});

	test("Pitfall 7: its numbers are read in ASCII, its names as typed", () => {
		const typed = {
			...miaAtBank,
			payeeName: "ｍｉａ ١",
			account: "٠١٢٣٤",
			iban: "\u202aＤＥ８９　३७०४\u202c",
			swift: "ＤＥＵＴＤＥＦＦ",
			bankCode: "๑๒",
			routingNumber: "۰۲۱",
			ifsc: "ＨＤＦＣ०",
			postCode: "１００－０００１",
		};
		expect(readBankDetails(typed, all).details).toEqual({
			...miaAtBank,
			payeeName: "ｍｉａ ١",
			account: "01234",
			iban: "DE89 3704",
			swift: "DEUTDEFF",
			bankCode: "12",
			routingNumber: "021",
			ifsc: "HDFC0",
			postCode: "100-0001",
		});
	});

	test.each<[string, Partial<BankDetails>, readonly BankIssue[]]>([
		["nothing is missing", {}, []],
		["the payee is blank", { payeeName: "  " }, [{ is: "missing", field: "payeeName" }]],
		[
			"all required fields are missing",
			noBankDetails,
			[
				{ is: "missing", field: "payeeName" },
				{ is: "missing", field: "bankName" },
			],
		],
		["a text has the maximum length", { bankAddress: "x".repeat(200) }, []],
		["the length counts characters, not UTF-16 units", { bankAddress: "😀".repeat(200) }, []],
		[
			"a text is too long",
			{ bankAddress: "x".repeat(201) },
			[{ is: "too long", field: "bankAddress", maxLength: 200 }],
		],
		[
			"a text has control characters",
			{ branch: "Main\u0000Street" },
			[{ is: "unknown characters", field: "branch" }],
		],
		[
			"several fields have issues: in the order of the fields",
			{ postCode: "\u0007", swift: "", payeeName: "" },
			[
				{ is: "missing", field: "payeeName" },
				{ is: "unknown characters", field: "postCode" },
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
		expect(readBankDetails(typed, showing("iban"))).toEqual({
			details: { ...noBankDetails, payeeName: "Mia Wong", bankName: "Bank of Examples", iban: "DE89 3704" },
			issues: [],
		});
	});
});
