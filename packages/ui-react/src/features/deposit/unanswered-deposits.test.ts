import type { SentBankDeposit } from "@tradewind/domain/deposit";
import { decimal, money } from "@tradewind/domain/money";
import { Equal } from "effect";
import { expect, test } from "vitest";
import { bankForm, cryptoForm, wireForm } from "./unanswered-deposits.ts";

const amount = money(decimal("0.00000001"));
const saved = (written: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(written));

test("A-140: a deposit of a coin is read back without its address and its picture", () => {
	const sent = {
		order: { channelId: 3, amount, address: "bc1q", proof: "/media/uploads/a.jpg" },
		currency: "BTC",
		lastRecordId: 7,
	};
	const text = saved(cryptoForm.write(sent));
	expect(JSON.stringify(text)).not.toMatch(/bc1q|media/);
	expect(Equal.equals(cryptoForm.read(text)?.order.amount, amount)).toBe(true);
	expect(cryptoForm.read(text)).toMatchObject({
		order: { channelId: 3 },
		currency: "BTC",
		lastRecordId: 7,
	});
});

test.each<SentBankDeposit["command"]>([
	{ is: "create", order: { optionId: 12, amount } },
	{ is: "cancel", depositId: 7001 },
	{ is: "upload proof", depositId: 7001, proof: "" },
])("A-140: the command $is of a bank deposit is read back", (command) => {
	const sent = { command, lastRecordId: 7 };
	expect(Equal.equals(bankForm.read(saved(bankForm.write(sent))), sent)).toBe(true);
});

test("pitfall 15: what another release or another program has saved is ignored", () => {
	const broken = [
		{},
		{ channelId: "3", amount: "1", currency: "BTC" },
		{ channelId: 3, amount: "a lot", currency: "BTC" },
	];
	expect(broken.map(cryptoForm.read)).toEqual([undefined, undefined, undefined]);
	expect([{}, { optionId: 1, amount: 5 }].map(wireForm.read)).toEqual([undefined, undefined]);
	expect(
		[{}, { is: "pay", depositId: 1 }, { is: "cancel" }, { is: "create", amount: "1" }].map(bankForm.read),
	).toEqual([undefined, undefined, undefined, undefined]);
});
