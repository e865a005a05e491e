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

test("a form starts empty", () => {
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
])("the change %o changes only that field", (change, form) => {
	expect(reduceCryptoDeposit(typed, change)).toEqual(form);
});

test.each([
	["the chosen channel stays", typed, [tron, bitcoin], 2],
	["a removed channel is replaced by the first one", typed, [tron], 1],
	["the first channel is chosen if none was", emptyCryptoDeposit, [bitcoin, tron], 2],
	["no channel is chosen without channels", typed, [], undefined],
])("%s; the input stays", (_, form, channels, channelId) => {
	expect(fitCryptoDeposit(form, channels)).toEqual({ ...form, channelId });
});
