import type { Money } from "@tradewind/domain/money";
import type { MessageName } from "../api/messages.ts";
import type { JournalEntry, Ledger, LedgerAccount, Posting } from "./ledger.ts";
import { plus } from "./purse.ts";

export type RecordReason = "opening" | "held" | "given back" | "fee" | "result";

/** A change of a purse: why, and what is in the purse after it. */
export interface PurseRecord {
	readonly id: number;
	readonly at: number;
	readonly reason: RecordReason;
	readonly orderId: number | undefined;
	/** Of a micro order; those have their own numbers. */
	readonly isMicro: boolean;
	readonly change: Money;
	readonly balance: Money;
}

/** More than an entry has postings. */
const idsOfAnEntry = 10;

/** The changes of a purse, oldest first, out of nothing but the journal: together they are its balance. */
export const recordsOf = (ledger: Ledger, purse: LedgerAccount): readonly PurseRecord[] => {
	let balance: Money | undefined;
	return ledger.journal().flatMap((entry) =>
		entry.postings.flatMap((posting, place) => {
			if (posting.account !== purse) return [];
			balance = balance ? plus(balance, posting.amount) : posting.amount;
			return [
				{
					id: entry.id * idsOfAnEntry + place,
					at: entry.at,
					reason: reasonOf(entry, posting, entry.postings[place + 1]),
					orderId: entry.orderId,
					isMicro: entry.occasion.startsWith("micro"),
					change: posting.amount,
					balance,
				},
			];
		}),
	);
};

/** What is locked or paid stands in the journal right before the purse that it goes to. */
const reasonOf = (
	{ occasion }: JournalEntry,
	{ amount }: Posting,
	next: Posting | undefined,
): RecordReason => {
	if (occasion === "grant") return "opening";
	if (next?.account.endsWith(":locked")) return amount.value < 0n ? "held" : "given back";
	return next?.account === "house:fees" ? "fee" : "result";
};

/** How the wire numbers the reasons and what it says of them; 10 would be a memo that somebody typed. */
export const wireReasons = {
	opening: { type: 1, message: "record opening" },
	held: { type: 2, message: "record held" },
	"given back": { type: 3, message: "record given back" },
	fee: { type: 4, message: "record fee" },
	result: { type: 5, message: "record result" },
} as const satisfies Record<RecordReason, { readonly type: number; readonly message: MessageName }>;
