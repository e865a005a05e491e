import { toText } from "@tradewind/domain/money";
import type { SentTransfer, TransferAccount } from "@tradewind/domain/transfer";
import type { CommandReceipt } from "../../kept/keep-receipts.ts";
import type { ReceiptValue } from "../../kept/receipt.ts";

/** The receipt of a transfer. The log of transfers has no numbers (Spec 2 §3). */
export const transferReceipt = (
	{ order: { amount, from, to } }: SentTransfer,
	accounts: readonly TransferAccount[],
): CommandReceipt => {
	const accountOf = (id: number): ReceiptValue => {
		const account = accounts.find(({ accountId }) => accountId === id);
		return account
			? { is: "words", key: `shared.balance.${account.kind}` }
			: { is: "words", key: "transfer.account", facts: { number: String(id) } };
	};
	return {
		title: { key: "transfer.receipt" },
		sum: { is: "money", value: toText(amount) },
		lines: [
			{ label: "transfer.from", value: accountOf(from) },
			{ label: "transfer.to", value: accountOf(to) },
		],
		next: [{ key: "transfer.receipt.next" }],
		view: `/mine/transfer?type=history&account=${to}`,
	};
};
