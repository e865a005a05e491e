import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { dollars, euros, matched, open, proof, proved, unmatched } from "../deposits.test-support.ts";
import type { BankDepositForm } from "./bank-deposit-form.ts";
import {
	type BankDepositFacts,
	type BankDepositSummary,
	summariseBankDeposit,
} from "./bank-deposit-summary.ts";

const facts: BankDepositFacts = {
	gate: open,
	language: "en",
	contactForDeposits: false,
	mayCancel: true,
	options: [dollars, euros],
	pending: undefined,
	lastRecordId: 4,
	error: undefined,
	missedPolls: 0,
	ended: undefined,
	opened: undefined,
	isPageVisible: true,
};
const typed: BankDepositForm = { optionId: 2, amount: "100", proof };
const nothing = { issues: [], warnings: [], command: undefined, cancel: undefined };

test.each<
	[
		string,
		Partial<BankDepositForm>,
		Partial<BankDepositFacts>,
		Omit<BankDepositSummary, "command"> & { command: unknown },
	]
>([
	[
		"a new one sends its amount and currency, not the proof of another one",
		{},
		{},
		{
			...nothing,
			stage: "new",
			option: euros,
			command: { is: "create", order: { optionId: 2, amount: "100" } },
		},
	],
	[
		"a new one is possible while another one is under check",
		{},
		{ pending: proved },
		{
			...nothing,
			stage: "new",
			option: euros,
			command: { is: "create", order: { optionId: 2, amount: "100" } },
		},
	],
	[
		"a new one without an amount sends nothing",
		{ amount: "" },
		{},
		{ ...nothing, stage: "new", option: euros, issues: [{ is: "amount missing", field: "amount" }] },
	],
	[
		"one that waits for its match can be cancelled, without input",
		{ amount: "" },
		{ pending: unmatched },
		{
			...nothing,
			stage: "waiting for match",
			option: dollars,
			cancel: { is: "cancel", depositId: 5 },
		},
	],
	[
		"one that waits for its match cannot be cancelled if the site does not allow it",
		{},
		{ pending: unmatched, mayCancel: false },
		{ ...nothing, stage: "waiting for match", option: dollars },
	],
	[
		"a matched one sends its proof",
		{},
		{ pending: matched },
		{
			...nothing,
			stage: "waiting for proof",
			option: dollars,
			command: { is: "upload proof", depositId: 5, proof },
		},
	],
	[
		"a matched one without a proof sends nothing",
		{ proof: undefined },
		{ pending: matched },
		{
			...nothing,
			stage: "waiting for proof",
			option: dollars,
			issues: [{ is: "proof missing", field: "proof" }],
		},
	],
	[
		"a matched one accepts its proof from a customer who may no longer start one",
		{},
		{ pending: matched, gate: { is: "real-name verification needed" } },
		{
			...nothing,
			stage: "waiting for proof",
			option: dollars,
			command: { is: "upload proof", depositId: 5, proof },
		},
	],
])("Spec 2 §4, §5: %s", (_, form, changedFacts, summary) => {
	expect(plain(summariseBankDeposit({ ...typed, ...form }, { ...facts, ...changedFacts }))).toEqual(
		plain(summary),
	);
});
