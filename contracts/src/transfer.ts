import { Schema } from "effect";
import { defineCommand, definePage, onePage } from "./call.ts";
import { AmountText, Id, IdText, PageText, ShownMoment, UnsignedFigure } from "./wire.ts";

export const transfer = defineCommand({
	id: "transfer.transfer",
	method: "POST",
	path: "/api/account/transfer",
	clause: "Spec 2 §3, §5, §7",
	summary: "Move free money between two accounts of the customer",
	input: Schema.Struct({
		/** The amount. */
		balance: AmountText,
		/** Of the source account. */
		currency_id: IdText,
		/** Account type ids. */
		from: IdText,
		to: IdText,
	}),
	example: { input: { balance: "50", currency_id: "1", from: "1", to: "3" }, reply: {} },
});

/** A record of the log; it has no id (docs/assumptions.md, A-341). */
export const TransferRecord = Schema.Struct({
	balance: UnsignedFigure,
	/** Account type ids. */
	from: Id,
	to: Id,
	created_at: ShownMoment,
}).annotate({ identifier: "TransferRecord" });

export const getTransferLog = definePage({
	id: "transfer.getLog",
	path: "/api/account/transfer_log",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "A page of the transfers from or to one account, newest first",
	input: Schema.Struct({
		/** The account type id. */
		type: IdText,
		page: PageText,
	}),
	row: TransferRecord,
	example: {
		input: { type: "1", page: "1" },
		reply: onePage({ balance: "50", from: 1, to: 3, created_at: "2026-01-01 00:00:00" }),
	},
});
