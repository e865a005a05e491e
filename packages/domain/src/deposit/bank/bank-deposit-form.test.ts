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

test("a form begins empty", () => {
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
])("a change %o changes that alone", (change, form) => {
	expect(reduceBankDeposit(typed, change)).toEqual(form);
});

test.each([
	["the chosen option stays", typed, [dollars, euros], 2],
	["the first takes the place of one that is gone", typed, [dollars], 1],
	["the first is chosen where none was", emptyBankDeposit, [euros, dollars], 2],
	["none is chosen of none", typed, [], undefined],
])("%s; what was typed stays", (_, form, options, optionId) => {
	expect(fitOption(form, options)).toEqual({ ...form, optionId });
});

describe("A proof is of one deposit", () => {
	test.each([
		["stays while its deposit is pending", unmatched, matched, proof],
		["goes with its deposit", matched, undefined, undefined],
		["is not that of another deposit", matched, { ...matched, id: 6 }, undefined],
		["is not that of the first deposit either", undefined, matched, undefined],
		["stays where there was and is no deposit", undefined, undefined, proof],
	])("and %s", (_, before, now, kept) => {
		expect(fitProof(typed, before, now)).toEqual({ ...typed, proof: kept });
	});
});

test("an amount keeps its value in another language, and its writing in the same", () => {
	expect([inLanguage(typed, "en", "de").amount, inLanguage(typed, "en").amount]).toEqual(["0,125", "0.125"]);
});
