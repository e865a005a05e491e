import { decimal, money } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { sentToAddress, sentToBank } from "./withdrawal.test-support.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

test("A-530: the receipt of a withdrawal to an address has the whole address, the fee and what arrives", () => {
	const figures = { fee: money(decimal("1")), receive: money(decimal("99")) };
	expect(withdrawalReceipt(sentToAddress, { pays: "change", figures })).toEqual({
		title: { key: "withdrawal.receipt" },
		sum: { is: "money", value: "100" },
		lines: [
			{ label: "shared.receipt.from", value: { is: "words", key: "shared.balance.change" } },
			{
				label: "withdrawal.record.target.crypto",
				value: { is: "text", text: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" },
			},
			{ label: "withdrawal.fee", value: { is: "money", value: "1" } },
			{ label: "withdrawal.receive", value: { is: "amount", value: "99", currency: "USDT" } },
		],
		next: [{ key: "withdrawal.receipt.next" }],
		view: "/mine/withdraw?type=1&view=records",
	});
});

test("A-530: of a bank account only the last digits are kept; figures that are not known any more are left out", () => {
	const facts = { pays: "forex", figures: undefined } as const;
	const lines = (target: string) => withdrawalReceipt({ ...sentToBank, target }, facts).lines;
	expect(lines("0012345678").slice(1)).toEqual([
		{ label: "withdrawal.record.target.bank", value: { is: "text", text: "…5678" } },
		{ label: "withdrawal.currency", value: { is: "text", text: "EUR" } },
	]);
	expect(lines("").slice(1)).toEqual([{ label: "withdrawal.currency", value: { is: "text", text: "EUR" } }]);
});
