import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";
import type { SentWithdrawal } from "@tradewind/domain/withdrawal";

/** A withdrawal in the journal of this device: never the pay password, the address or the account. */
export const commandOf = ({ order, currencyCode }: SentWithdrawal): SavedCommand => ({
	is: "withdraw",
	amount: toText(order.amount),
	subject: currencyCode,
});
