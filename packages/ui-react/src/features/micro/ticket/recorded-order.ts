import type { SavedCommand } from "@tradewind/domain/journal";
import type { MicroOrderId, MicroTicketInput } from "@tradewind/domain/micro";
import { toText } from "@tradewind/domain/money";

type Sent = NonNullable<MicroTicketInput["unanswered"]>;

/** A micro order in the journal of this device. */
export const commandOf = ({ order, symbol }: Sent): SavedCommand => ({
	is: "open micro order",
	amount: toText(order.amount),
	subject: symbol,
	side: order.direction,
});

/** The key of its record. */
export const recordOf = ({ id }: { readonly id: MicroOrderId }): string => `micro ${id}`;
