import { describe, expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { sumOfKnown } from "../sum/sum-of.ts";
import { transferAccounts } from "./transfer.ts";
import { summariseTransfer, type TransferFacts } from "./transfer-summary.ts";
import { accounts, change, forex, micro, moneyOf } from "./transfers.test-support.ts";

test("A-340: only accounts whose currency is known take part in transfers", () => {
	const { currencyId: _, ...withoutCurrency } = forex;
	expect(transferAccounts([withoutCurrency, { ...micro, currencyId: undefined }, change])).toEqual([change]);
});

const facts: TransferFacts = { accounts, language: "en", knownRecords: {} };

describe("Spec 2 §5: a transfer", () => {
	test("sends the amount, the currency of the source account, and both accounts", () => {
		expect(plain(summariseTransfer({ from: 1, to: 2, amount: "100.00" }, facts))).toEqual({
			from: plain(forex),
			to: plain(micro),
			max: "100",
			fromAfter: "0",
			toAfter: "150.5",
			issues: [],
			order: { amount: "100", currencyId: 7, from: 1, to: 2 },
		});
	});

	test.each(["0.01", "33.33", "100"])("of %s changes two accounts, and not their sum", (amount) => {
		const { fromAfter, toAfter } = summariseTransfer({ from: 1, to: 2, amount }, facts);
		expect(plain(sumOfKnown([fromAfter, toAfter]))).toBe("150.5");
	});

	test.each([
		["100.009", "100"],
		["0.001", "0"],
		["-3", "0"],
	])("of a free balance of %s is at most %s", (free, max) => {
		const known = [{ ...forex, free: moneyOf(free) }, micro];
		const summary = summariseTransfer({ from: 1, to: 2, amount: "" }, { ...facts, accounts: known });
		expect(plain(summary.max)).toBe(max);
	});

	test.each([
		["", [{ is: "amount missing", field: "amount" }]],
		["0", [{ is: "amount is zero", field: "amount" }]],
		["abc", [{ is: "not a number", field: "amount" }]],
		["-5", [{ is: "below zero", field: "amount" }]],
		["1,234", [{ is: "ambiguous number", field: "amount" }]],
		["1.001", [{ is: "too many decimals", field: "amount", allowed: 2 }]],
		["100.01", [{ is: "balance too small", field: "amount", free: "100" }]],
	])("of %j sends nothing", (amount, issues) => {
		const summary = summariseTransfer({ from: 1, to: 2, amount }, facts);
		expect([plain(summary.issues), summary.order]).toEqual([issues, undefined]);
	});

	test.each([
		[{ from: 1, to: 1, amount: "5" }, accounts],
		[{ from: 1, to: undefined, amount: "5" }, [forex]],
		[{ from: undefined, to: undefined, amount: "5" }, []],
	])("needs two different accounts: %j", (form, known) => {
		const summary = summariseTransfer(form, { ...facts, accounts: known });
		expect([summary.issues, summary.order]).toEqual([
			[{ is: "fewer than two accounts", field: "to" }],
			undefined,
		]);
	});
});
