import { decimal, money } from "@tradewind/domain/money";
import type { TransferAccount } from "@tradewind/domain/transfer";
import { expect, test } from "vitest";
import { transferReceipt } from "./transfer-receipt.ts";

const account = (accountId: number, kind: TransferAccount["kind"]): TransferAccount => ({
	...{ accountId, kind, currencyId: 1 },
	...{ free: money(decimal("100")), locked: money(decimal("0")) },
});

test("A-530: the receipt of a transfer names both accounts; one that the site does not show any more by its id", () => {
	const sent = {
		order: { from: 3, to: 1, amount: money(decimal("12.50")), currencyId: 1 },
		knownRecords: undefined,
	};
	expect(transferReceipt(sent, [account(3, "change")])).toEqual({
		title: { key: "transfer.receipt" },
		sum: { is: "money", value: "12.5" },
		lines: [
			{ label: "transfer.from", value: { is: "words", key: "shared.balance.change" } },
			{ label: "transfer.to", value: { is: "words", key: "transfer.account", facts: { number: "1" } } },
		],
		next: [{ key: "transfer.receipt.next" }],
		view: "/mine/transfer?type=history&account=1",
	});
});
