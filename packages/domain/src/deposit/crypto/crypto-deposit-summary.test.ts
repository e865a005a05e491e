import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { bitcoin, open, proof, tron } from "../deposits.test-support.ts";
import type { CryptoDepositForm } from "./crypto-deposit-form.ts";
import { type CryptoDepositFacts, summariseCryptoDeposit } from "./crypto-deposit-summary.ts";

const facts: CryptoDepositFacts = {
	gate: open,
	language: "en",
	channels: [tron, bitcoin],
	lastRecordId: 3,
	error: undefined,
};
const typed: CryptoDepositForm = { channelId: 2, amount: "0.00000001", proof };

test("Spec 2 §5, §7: a complete form sends the channel, its address as shown, the amount and the proof", () => {
	expect(plain(summariseCryptoDeposit(typed, facts))).toEqual({
		channel: bitcoin,
		issues: [],
		warnings: [],
		order: { channelId: 2, address: "bc1q", amount: "0.00000001", proof },
	});
});

test.each<[string, Partial<CryptoDepositForm>, Partial<CryptoDepositFacts>, readonly unknown[]]>([
	["without a channel", { channelId: undefined }, {}, [{ is: "channel missing", field: "channel" }]],
	["without one of the channels", { channelId: 9 }, {}, [{ is: "channel missing", field: "channel" }]],
	["without an amount", { amount: "" }, {}, [{ is: "amount missing", field: "amount" }]],
	["of nothing", { amount: "0" }, {}, [{ is: "amount is zero", field: "amount" }]],
	["of less than nothing", { amount: "-1" }, {}, [{ is: "below zero", field: "amount" }]],
	["of an uncertain amount", { amount: "1,234" }, {}, [{ is: "ambiguous number", field: "amount" }]],
	["of what is no number", { amount: "a lot" }, {}, [{ is: "not a number", field: "amount" }]],
	[
		"with more decimals than the currency has",
		{ amount: "0.000000001" },
		{},
		[{ is: "too many decimals", field: "amount", allowed: 8 }],
	],
	["without a proof", { proof: undefined }, {}, [{ is: "proof missing", field: "proof" }]],
	["of a demo customer", {}, { gate: { is: "only real account" } }, [{ is: "only real account" }]],
	[
		"from an empty form, with issues in the order of the fields",
		{ channelId: undefined, amount: "", proof: undefined },
		{ gate: { is: "real-name verification needed" } },
		[
			{ is: "real-name verification needed" },
			{ is: "channel missing", field: "channel" },
			{ is: "amount missing", field: "amount" },
			{ is: "proof missing", field: "proof" },
		],
	],
])("Spec 2 §5: nothing is sent %s", (_, form, changedFacts, issues) => {
	const summary = summariseCryptoDeposit({ ...typed, ...form }, { ...facts, ...changedFacts });
	expect([summary.issues, summary.order]).toEqual([issues, undefined]);
});

test("an amount is read in the language in which it is typed", () => {
	const { order } = summariseCryptoDeposit({ ...typed, amount: "0,5" }, { ...facts, language: "de" });
	expect(plain(order?.amount)).toBe("0.5");
});

test.each([
	["9.99", [{ is: "amount below minimum", field: "amount", minimum: "10" }]],
	["10", []],
	["", []],
])("A-323: an amount of %j below the channel's minimum warns and can be sent", (amount, warnings) => {
	const summary = summariseCryptoDeposit({ channelId: 1, amount, proof }, facts);
	expect(plain(summary.warnings)).toEqual(warnings);
	expect(summary.order === undefined).toBe(amount === "");
});
