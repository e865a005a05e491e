import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { dollars, euros, open } from "../deposits.test-support.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";
import { type NewBankDepositFacts, validateNewBankDeposit } from "./new-bank-deposit.ts";

const facts: NewBankDepositFacts = {
	gate: open,
	language: "en",
	contactForDeposits: false,
	options: [dollars, euros],
};
const typed: BankDepositForm = { optionId: 1, amount: "10", proof: undefined };

test.each([
	["exactly the minimum", { amount: "10" }, { optionId: 1, amount: "10" }],
	["exactly the maximum", { amount: "5000.00" }, { optionId: 1, amount: "5000" }],
	["any amount without limits", { optionId: 2, amount: "1000000" }, { optionId: 2, amount: "1000000" }],
])("Spec 2 §5: a deposit with %s is valid", (_, form, order) => {
	const validated = validateNewBankDeposit({ ...typed, ...form }, facts);
	expect([validated.issues, validated.warnings, plain(validated.order)]).toEqual([[], [], order]);
});

test.each([
	["9.99", { is: "amount below minimum", field: "amount", minimum: "10" }],
	["5000.01", { is: "amount above maximum", field: "amount", maximum: "5000" }],
])("Spec 2 §5: %s misses a limit: the customer is warned, and may send it", (amount, warning) => {
	const { issues, warnings, order } = validateNewBankDeposit({ ...typed, amount }, facts);
	expect([issues, plain(warnings), plain(order)]).toEqual([[], [warning], { optionId: 1, amount }]);
});

test.each<[string, Partial<BankDepositForm>, Partial<NewBankDepositFacts>, readonly unknown[]]>([
	["without an amount", { amount: " " }, {}, [{ is: "amount missing", field: "amount" }]],
	[
		"in fractions of a cent",
		{ amount: "10.001" },
		{},
		[{ is: "too many decimals", field: "amount", allowed: 2 }],
	],
	["without a bank", { optionId: undefined }, {}, [{ is: "no payment way" }]],
	["to a removed bank", { optionId: 9 }, {}, [{ is: "no payment way" }]],
	[
		"without a bank on a site with a contact",
		{ optionId: undefined },
		{ contactForDeposits: true },
		[{ is: "contact support" }],
	],
	["by a demo customer", {}, { gate: { is: "only real account" } }, [{ is: "only real account" }]],
	[
		"from an empty form, with issues in the order of the fields",
		{ optionId: undefined, amount: "" },
		{ gate: { is: "real-name verification needed" } },
		[
			{ is: "real-name verification needed" },
			{ is: "no payment way" },
			{ is: "amount missing", field: "amount" },
		],
	],
])("Spec 2 §5: nothing is sent %s", (_, form, changedFacts, issues) => {
	const validated = validateNewBankDeposit({ ...typed, ...form }, { ...facts, ...changedFacts });
	expect([plain(validated.issues), validated.order]).toEqual([issues, undefined]);
});
