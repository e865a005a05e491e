import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { dollars, euros, open } from "../deposits.test-support.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";
import { judgeNewBankDeposit, type NewBankDepositFacts } from "./new-bank-deposit.ts";

const facts: NewBankDepositFacts = {
	gate: open,
	language: "en",
	contactForDeposits: false,
	options: [dollars, euros],
};
const typed: BankDepositForm = { optionId: 1, amount: "10", proof: undefined };

test.each([
	["the minimum itself", { amount: "10" }, { optionId: 1, amount: "10" }],
	["the maximum itself", { amount: "5000.00" }, { optionId: 1, amount: "5000" }],
	[
		"any amount where no bounds are given",
		{ optionId: 2, amount: "1000000" },
		{ optionId: 2, amount: "1000000" },
	],
])("Spec 2 §5: %s may be deposited", (_, form, order) => {
	const judged = judgeNewBankDeposit({ ...typed, ...form }, facts);
	expect([judged.issues, plain(judged.order)]).toEqual([[], order]);
});

test.each<[string, Partial<BankDepositForm>, Partial<NewBankDepositFacts>, readonly unknown[]]>([
	["less than the minimum", { amount: "9.99" }, {}, [{ is: "amount below minimum", minimum: "10" }]],
	["more than the maximum", { amount: "5000.01" }, {}, [{ is: "amount above maximum", maximum: "5000" }]],
	["without an amount", { amount: " " }, {}, [{ is: "amount missing" }]],
	["in fractions of a cent", { amount: "10.001" }, {}, [{ is: "too many decimals", allowed: 2 }]],
	["without a bank", { optionId: undefined }, {}, [{ is: "no payment way" }]],
	["to a bank that is gone", { optionId: 9 }, {}, [{ is: "no payment way" }]],
	[
		"without a bank on a site with a contact",
		{ optionId: undefined },
		{ contactForDeposits: true },
		[{ is: "contact support" }],
	],
	["by a barred customer", {}, { gate: { is: "only real account" } }, [{ is: "only real account" }]],
	[
		"of nothing at all, in the order of the fields",
		{ optionId: undefined, amount: "" },
		{ gate: { is: "real-name verification needed" } },
		[{ is: "real-name verification needed" }, { is: "no payment way" }, { is: "amount missing" }],
	],
])("Spec 2 §5: nothing is sent %s", (_, form, news, issues) => {
	const judged = judgeNewBankDeposit({ ...typed, ...form }, { ...facts, ...news });
	expect([plain(judged.issues), judged.order]).toEqual([issues, undefined]);
});
