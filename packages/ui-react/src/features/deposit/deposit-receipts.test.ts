import type { BankOption, PendingDeposit, SentBankDeposit } from "@tradewind/domain/deposit";
import { decimal, money } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { bankDepositReceipt, cryptoDepositReceipt, wireDepositReceipt } from "./deposit-receipts.ts";

const site = { hasOnlyOneAccount: false };
const oneAccount = { hasOnlyOneAccount: true };
const amount = money(decimal("120"));
const euro: BankOption = { id: 5, name: "EUR", minimum: undefined, maximum: undefined };
const into = (kind: string) => ({
	label: "shared.receipt.into",
	value: { is: "words", key: `shared.balance.${kind}` },
});
const next = [{ key: "deposit.receipt.next" }, { key: "deposit.thenMove" }];

test("A-530: the receipt of a deposit of coins has the address that was paid, and the account that it is paid into", () => {
	const order = { channelId: 1, address: "TXpaid", amount, proof: "picture" };
	expect(cryptoDepositReceipt({ order, currency: "USDT", lastRecordId: 4 }, site)).toEqual({
		title: { key: "deposit.receipt" },
		sum: { is: "amount", value: "120", currency: "USDT" },
		lines: [{ label: "shared.receipt.address", value: { is: "text", text: "TXpaid" } }, into("change")],
		next,
		view: "/mine/charge?type=0&view=records",
	});
});

test("A-530: the receipt of a deposit to a chosen bank; with one account there is nothing to move", () => {
	expect(wireDepositReceipt({ optionId: 5, amount }, [euro], oneAccount)).toEqual({
		title: { key: "deposit.receipt" },
		sum: { is: "amount", value: "120", currency: "EUR" },
		lines: [into("forex")],
		next: [{ key: "deposit.receipt.next" }],
		view: "/mine/charge?type=1&view=records",
	});
});

test("A-531: of a matched deposit only the proof has a receipt, with the number of the deposit", () => {
	const pending: PendingDeposit = { id: 31, amount, optionId: 5, bank: undefined, proof: undefined };
	const receipt = (command: SentBankDeposit["command"]) =>
		bankDepositReceipt({ command, lastRecordId: 4 }, pending, [euro], site);
	expect(receipt({ is: "upload proof", depositId: 31, proof: "picture" })).toEqual({
		title: { key: "deposit.receipt.proof" },
		sum: { is: "amount", value: "120", currency: "EUR" },
		lines: [into("change")],
		number: "31",
		next,
		view: "/mine/charge?type=1&view=records",
	});
	expect([
		receipt({ is: "create", order: { optionId: 5, amount } }),
		receipt({ is: "cancel", depositId: 31 }),
	]).toEqual([undefined, undefined]);
});
