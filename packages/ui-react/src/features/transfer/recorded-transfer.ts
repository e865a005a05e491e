import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";
import type { SentTransfer } from "@tradewind/domain/transfer";

/** A transfer in the journal of this device. */
export const transferEntry = ({ order }: SentTransfer): SavedCommand => ({
	is: "transfer",
	amount: toText(order.amount),
	from: order.from,
	to: order.to,
});
