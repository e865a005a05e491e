import { decimal, money } from "@tradewind/domain/money";
import type { SentWithdrawal, WithdrawalKind } from "@tradewind/domain/withdrawal";
import { expect, test } from "vitest";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

const sent = (kind: WithdrawalKind, currencyCode: string, target: string): SentWithdrawal => ({
	order: {
		...{ kind, currencyId: 11, amount: money(decimal("100")), remark: "" },
		target: { is: "way", wayId: 1 },
	},
	...{ currencyCode, target, knownRecords: undefined },
});

test("A-530: the receipt of a withdrawal to an address has the whole address, the fee and what arrives", () => {
	const figures = { fee: money(decimal("1")), receive: money(decimal("99")) };
	expect(
		withdrawalReceipt(sent("crypto", "USDT", "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf"), {
			...{ pays: "change", figures },
		}),
	).toEqual({
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
		view: "/mine/withdraw?view=records",
	});
});

test("A-530: of a bank account only the last digits are kept; figures that are not known any more are left out", () => {
	const facts = { pays: "forex", figures: undefined } as const;
	const lines = (target: string) => withdrawalReceipt(sent("bank", "EUR", target), facts).lines;
	expect(lines("0012345678").slice(1)).toEqual([
		{ label: "withdrawal.record.target.bank", value: { is: "text", text: "…5678" } },
		{ label: "withdrawal.currency", value: { is: "text", text: "EUR" } },
	]);
	expect(lines("").slice(1)).toEqual([{ label: "withdrawal.currency", value: { is: "text", text: "EUR" } }]);
});
