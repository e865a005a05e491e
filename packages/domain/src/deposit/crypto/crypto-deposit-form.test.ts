import { expect, test } from "vitest";
import { bitcoin, proof, tron } from "../deposits.test-support.ts";
import {
	type CryptoDepositChange,
	type CryptoDepositForm,
	emptyCryptoDeposit,
	fitCryptoDeposit,
	reduceCryptoDeposit,
} from "./crypto-deposit-form.ts";

const typed: CryptoDepositForm = { channelId: 2, amount: "1.5", proof };

test("a form begins empty", () => {
	expect(emptyCryptoDeposit).toEqual({ channelId: undefined, amount: "", proof: undefined });
});

test.each<[CryptoDepositChange, CryptoDepositForm]>([
	[
		{ is: "channel", channelId: 1 },
		{ ...typed, channelId: 1 },
	],
	[
		{ is: "amount", text: "2" },
		{ ...typed, amount: "2" },
	],
	[
		{ is: "proof", address: "other" },
		{ ...typed, proof: "other" },
	],
	[
		{ is: "proof", address: undefined },
		{ ...typed, proof: undefined },
	],
])("a change %o changes that alone", (change, form) => {
	expect(reduceCryptoDeposit(typed, change)).toEqual(form);
});

test.each([
	["the chosen channel stays", typed, [tron, bitcoin], 2],
	["the first takes the place of one that is gone", typed, [tron], 1],
	["the first is chosen where none was", emptyCryptoDeposit, [bitcoin, tron], 2],
	["none is chosen of none", typed, [], undefined],
])("%s; what was typed stays", (_, form, channels, channelId) => {
	expect(fitCryptoDeposit(form, channels)).toEqual({ ...form, channelId });
});
