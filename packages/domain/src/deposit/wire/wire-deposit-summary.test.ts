import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import type { BankDepositForm } from "../bank/bank-deposit-form.ts";
import { dollars, euros, open, proof, receivingInfo } from "../deposits.test-support.ts";
import { summariseWireDeposit, type WireDepositFacts } from "./wire-deposit-summary.ts";

const facts: WireDepositFacts = {
	gate: open,
	language: "en",
	contactForDeposits: false,
	options: [dollars, euros],
	lastRecordId: 4,
	receiving: { optionId: 1, info: receivingInfo },
	error: undefined,
};
const typed: BankDepositForm = { optionId: 1, amount: "100", proof };

test("Spec 2 §5: a complete form sends the bank, the amount and the proof", () => {
	expect(plain(summariseWireDeposit(typed, facts))).toEqual({
		option: plain(dollars),
		info: receivingInfo,
		isInfoRead: true,
		issues: [],
		warnings: [],
		order: { optionId: 1, amount: "100", proof },
	});
});

const unread = { info: undefined, isInfoRead: false, warnings: [], order: undefined };
test.each<[string, Partial<BankDepositForm>, Partial<WireDepositFacts>, unknown]>([
	[
		"before the account to pay to is known",
		{},
		{ receiving: undefined },
		{ ...unread, option: dollars, issues: [{ is: "receiving info missing" }] },
	],
	[
		"while only the account of another bank is known",
		{ optionId: 2 },
		{},
		{ ...unread, option: euros, issues: [{ is: "receiving info missing" }] },
	],
	[
		"if the platform has no account for this bank",
		{},
		{ receiving: { optionId: 1, info: undefined } },
		{ ...unread, option: dollars, isInfoRead: true, issues: [{ is: "no payment way" }] },
	],
	[
		"if the customer has to ask support for an account",
		{},
		{ receiving: { optionId: 1, info: undefined }, contactForDeposits: true },
		{ ...unread, option: dollars, isInfoRead: true, issues: [{ is: "contact support" }] },
	],
	[
		"without a bank, and without a request for its account",
		{ optionId: undefined },
		{},
		{ ...unread, option: undefined, issues: [{ is: "no payment way" }] },
	],
	[
		"below the minimum and without a proof",
		{ amount: "1", proof: undefined },
		{},
		{
			option: dollars,
			info: receivingInfo,
			isInfoRead: true,
			issues: [{ is: "proof missing", field: "proof" }],
			warnings: [{ is: "amount below minimum", field: "amount", minimum: dollars.minimum }],
			order: undefined,
		},
	],
	[
		"without a proof",
		{ proof: undefined },
		{},
		{
			option: dollars,
			info: receivingInfo,
			isInfoRead: true,
			issues: [{ is: "proof missing", field: "proof" }],
			warnings: [],
			order: undefined,
		},
	],
])("Spec 2 §5: nothing is sent %s", (_, form, changedFacts, summary) => {
	expect(plain(summariseWireDeposit({ ...typed, ...form }, { ...facts, ...changedFacts }))).toEqual(
		plain(summary),
	);
});
