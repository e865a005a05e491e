import { describe, expect, test } from "vitest";
import { dollars, euros, matched, proof, unmatched } from "../deposits.test-support.ts";
import { inLanguage } from "../typed-amount.ts";
import {
	type BankDepositChange,
	type BankDepositForm,
	emptyBankDeposit,
	fitOption,
	fitProof,
	reduceBankDeposit,
} from "./bank-deposit-form.ts";

const typed: BankDepositForm = { optionId: 2, amount: "0.125", proof };

test("a form starts empty", () => {
	expect(emptyBankDeposit).toEqual({ optionId: undefined, amount: "", proof: undefined });
});

test.each<[BankDepositChange, BankDepositForm]>([
	[
		{ is: "option", optionId: 1 },
		{ ...typed, optionId: 1 },
	],
	[
		{ is: "amount", text: "2" },
		{ ...typed, amount: "2" },
	],
	[
		{ is: "proof", address: undefined },
		{ ...typed, proof: undefined },
	],
])("the change %o changes only that field", (change, form) => {
	expect(reduceBankDeposit(typed, change)).toEqual(form);
});

test.each([
	["the chosen option stays", typed, [dollars, euros], 2],
	["a removed option is replaced by the first one", typed, [dollars], 1],
	["the first option is chosen if none was", emptyBankDeposit, [euros, dollars], 2],
	["no option is chosen without options", typed, [], undefined],
])("%s; the input stays", (_, form, options, optionId) => {
	expect(fitOption(form, options)).toEqual({ ...form, optionId });
});

describe("A proof belongs to one deposit", () => {
	test.each([
		["stays while its deposit is pending", unmatched, matched, proof],
		["is cleared with its deposit", matched, undefined, undefined],
		["is cleared for another deposit", matched, { ...matched, id: 6 }, undefined],
		["is cleared for the first deposit", undefined, matched, undefined],
		["stays without a deposit before and after", undefined, undefined, proof],
	])("and %s", (_, before, now, kept) => {
		expect(fitProof(typed, before, now)).toEqual({ ...typed, proof: kept });
	});
});

test("an amount keeps its value in another language, and its text in the same language", () => {
	expect([inLanguage(typed, "en", "de").amount, inLanguage(typed, "en").amount]).toEqual(["0,125", "0.125"]);
});
